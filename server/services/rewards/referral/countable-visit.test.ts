import { expect, test } from "vitest";
import { isCountableVisit } from "./countable-visit.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const own = { "user-agent": firefox, "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" };

test.each([
  ["a person's page", own, true],
  ["a page of another site", { ...own, "sec-fetch-site": "cross-site" }, false],
  ["a picture", { ...own, "sec-fetch-dest": "image" }, false],
  ["a frame", { ...own, "sec-fetch-dest": "iframe" }, false],
  ["a page fetched ahead", { ...own, "sec-purpose": "prefetch" }, false],
  ["a browser that says nothing", { "user-agent": firefox }, false],
  ["a crawler", { ...own, "user-agent": `${firefox} (compatible; FriendlyBot/2.1)` }, false],
  ["a script", { ...own, "user-agent": "curl/8.5.0" }, false],
  ["nobody", { ...own, "user-agent": undefined }, false],
])("%s counts: %s", (_name, headers, counts) => {
  expect(isCountableVisit(headers)).toBe(counts);
});
