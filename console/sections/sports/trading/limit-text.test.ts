import { expect, test } from "vitest";
import { scopeText, wholeHouse } from "./limit-text.ts";

test.each([
  [{}, null, "All sports"],
  [{ sport: "tennis" }, null, "Tennis"],
  [{ sport: "tennis", kind: "correctScore" }, null, "Correct score · Tennis"],
  [{ competition: "c1" }, "Highland League", "Highland League"],
  [
    { event: "e1", market: "total:corners:match:9.5::" },
    "Ashford – Brookvale",
    "Total · corners · 9.5 · Ashford – Brookvale",
  ],
])("the scope %j of %s is %s", (scope, name, text) => {
  expect(scopeText({ scope: { ...wholeHouse, ...scope }, name })).toBe(text);
});
