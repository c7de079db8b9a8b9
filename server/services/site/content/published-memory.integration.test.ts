import type { ContentDocument, ContentRef } from "@parlour/contracts/entities/content-document";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContentStore, createContentStore } from "./store.ts";

let handle: KitHandle;
let here: ContentStore;
let there: ContentStore;
let stopThere: () => Promise<void>;

/** The test uses two stores that share only the database and the bus, like two servers. */
beforeAll(async () => {
  handle = await openTestKit({
    services: [{ name: "content", migrations: new URL("migrations/", import.meta.url) }],
  });
  here = createContentStore(handle.kit);
  there = createContentStore(handle.kit);
  stopThere = await there.watch();
}, 90_000);
afterAll(async () => {
  await stopThere();
  await handle.close();
});

const place = { bucket: "shelf", language: "en" };
const ref: ContentRef = { ...place, kind: "page", key: "/news" };
const page = (title: string): ContentDocument => ({
  kind: "page",
  key: "/news",
  body: { path: "/news", type: "content_page", pageType: "article", title, description: "News", blocks: [] },
});
const titleThere = async () => {
  const found = await there.find("shelf", ["en"], "page", "/news");
  return (found?.body as { title: string } | undefined)?.title;
};
async function publishHere(title: string): Promise<number> {
  const saved = await here.saveDraft(place, page(title), { author: "operator_1" });
  if (!("version" in saved)) throw new Error("the draft was refused");
  await here.publish(ref, saved.version, "operator_1");
  return saved.version;
}

test("a publication on one server reaches the other within a second", async () => {
  expect(await titleThere()).toBeUndefined();
  const first = await publishHere("One");
  await expect.poll(titleThere, { timeout: 1_000, interval: 20 }).toBe("One");
  await publishHere("Two");
  await expect.poll(titleThere, { timeout: 1_000, interval: 20 }).toBe("Two");
  await here.publish(ref, first, "operator_1");
  await expect.poll(titleThere, { timeout: 1_000, interval: 20 }).toBe("One");
  await here.unpublish(ref, "operator_1");
  await expect.poll(titleThere, { timeout: 1_000, interval: 20 }).toBeUndefined();
});

test("after a burst of publications the other server shows the last", async () => {
  for (let round = 0; round < 20; round++) await publishHere(`Round ${round}`);
  await expect.poll(titleThere, { timeout: 1_000, interval: 20 }).toBe("Round 19");
});

test("requests for missing documents are not cached", async () => {
  expect(await there.find("nowhere", ["xx"], "page", "/news")).toBeUndefined();
  expect(await there.list("nowhere", ["xx"], "page")).toEqual([]);
});
