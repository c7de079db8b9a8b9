import type { ContentDocument, ContentRef } from "@parlour/contracts/entities/content-document";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checksumOf } from "./checksum.ts";
import { type ContentStore, createContentStore } from "./store.ts";
import { findState, listPublications, listVersions } from "./version-store.ts";

let handle: KitHandle;
let content: ContentStore;
beforeAll(async () => {
  handle = await openTestKit({
    services: [{ name: "content", migrations: new URL("migrations/", import.meta.url) }],
  });
  content = createContentStore(handle.kit);
}, 90_000);
afterAll(() => handle.close());

const place = { bucket: "shelf", language: "en" };
const refOf = (key: string): ContentRef => ({ ...place, kind: "page", key });
const page = (key: string, title: string): ContentDocument => ({
  kind: "page",
  key,
  body: { path: key, type: "content_page", pageType: "article", title, description: "Words", blocks: [] },
});
const seedOf = (key: string, title: string) => {
  const { kind, body } = page(key, title);
  return { language: "en", kind, key, body, checksum: checksumOf(body) };
};
const store = () => content;
async function titleOf(key: string): Promise<string | undefined> {
  const found = await store().find("shelf", ["en"], "page", key);
  return (found?.body as { title: string } | undefined)?.title;
}
async function saved(key: string, title: string, author = "operator_1"): Promise<number> {
  const answer = await store().saveDraft(place, page(key, title), { author });
  if (!("version" in answer)) throw new Error("the draft was refused");
  return answer.version;
}

test("a draft is hidden, its publication is public, and an older version can be restored", async () => {
  const first = await saved("/p", "One");
  expect(await titleOf("/p")).toBeUndefined();
  expect(await store().publish(refOf("/p"), first, "operator_1")).toEqual({ version: first });
  expect(await titleOf("/p")).toBe("One");

  const second = await saved("/p", "Two", "operator_2");
  expect(await titleOf("/p")).toBe("One");
  await store().publish(refOf("/p"), second, "operator_2");
  expect(await titleOf("/p")).toBe("Two");
  await store().publish(refOf("/p"), first, "operator_1");
  expect(await titleOf("/p")).toBe("One");

  await store().unpublish(refOf("/p"), "operator_1");
  expect(await titleOf("/p")).toBeUndefined();
  const publications = await listPublications(handle.kit.db, refOf("/p"), 10);
  expect(publications.map(({ version, author }) => [version, author])).toEqual([
    [null, "operator_1"],
    [1, "operator_1"],
    [2, "operator_2"],
    [1, "operator_1"],
  ]);
  const versions = await listVersions(handle.kit.db, refOf("/p"), 10);
  expect(versions.map(({ version, author }) => [version, author])).toEqual([
    [2, "operator_2"],
    [1, "operator_1"],
  ]);
});

test("two writers from the same version do not overwrite each other", async () => {
  const base = await saved("/race", "Base");
  const answers = await Promise.all(
    ["A", "B", "C"].map((title) =>
      store().saveDraft(place, page("/race", title), { author: "operator_1", baseVersion: base }),
    ),
  );
  expect(answers.filter((answer) => "version" in answer)).toHaveLength(1);
  expect(answers.filter((answer) => "status" in answer && answer.status === 409)).toHaveLength(2);
  const lost = await store().saveDraft(place, page("/never", "X"), { author: "operator_1", baseVersion: 3 });
  expect(lost).toMatchObject({ status: 404 });
  expect(await findState(handle.kit.db, refOf("/never"))).toBeUndefined();
});

test("concurrent writers without a base version each keep their version", async () => {
  const versions = await Promise.all(Array.from({ length: 8 }, (_, index) => saved("/many", `T${index}`)));
  expect(versions.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a missing document cannot be published, unpublished or discarded", async () => {
  const { publish, unpublish, discardDraft } = store();
  expect(await publish(refOf("/gone"), 1, "operator_1")).toMatchObject({ status: 404 });
  const version = await saved("/here", "Here");
  expect(await publish(refOf("/here"), version + 1, "operator_1")).toMatchObject({ status: 404 });
  expect(await unpublish(refOf("/here"), "operator_1")).toMatchObject({ status: 404 });
  expect(await discardDraft(refOf("/here"))).toEqual({ version });
  expect(await discardDraft(refOf("/here"))).toMatchObject({ status: 404 });
});

test("a version that no longer matches the schema is not published", async () => {
  await saved("/old", "Old");
  await handle.kit.db.query(
    'update content_versions set body = body || \'{"blocks": [{"type": "marquee"}]}\' where key = \'/old\'',
  );
  expect(await store().publish(refOf("/old"), 1, "operator_1")).toMatchObject({ status: 422 });
});

test("HTML is sanitised before it is stored", async () => {
  const document = page("/html", "Html");
  if (document.kind !== "page") throw new Error("not a page");
  document.body.blocks = [{ type: "rich_text", html: "<p onclick=x>Hi<script>x</script></p>" }];
  await store().saveDraft(place, document, { author: "operator_1" });
  await store().publish(refOf("/html"), 1, "operator_1");
  const found = await store().find("shelf", ["en"], "page", "/html");
  expect(found?.body).toMatchObject({ blocks: [{ html: "<p>Hi</p>" }] });
});

test("a new seed replaces the old one and removes what is gone", async () => {
  const seeds = (...titles: string[]) =>
    store().seed(
      "shelf",
      titles.map((title) => seedOf(`/seed-${title[0]}`, title)),
    );
  await seeds("a1", "b1");
  await seeds("a2");
  expect([await titleOf("/seed-a"), await titleOf("/seed-b")]).toEqual(["a2", undefined]);
  await seeds("a2", "b2");
  await seeds("a2", "b2");
  expect([await titleOf("/seed-a"), await titleOf("/seed-b")]).toEqual(["a2", "b2"]);
  expect(await listVersions(handle.kit.db, refOf("/seed-b"), 9)).toHaveLength(2);
});

test("a seed does not change what an operator decided", async () => {
  const keys = ["/own-published", "/own-rolled-back", "/own-taken-down", "/own-new"];
  const seeds = (round: string) =>
    store().seed(
      "mine",
      keys.slice(0, 3).map((key) => seedOf(key, `${round} ${key}`)),
    );
  const mine = { bucket: "mine", language: "en" };
  const ref = (key: string) => ({ ...refOf(key), bucket: "mine" });
  const title = async (key: string) =>
    ((await store().find("mine", ["en"], "page", key))?.body as { title?: string } | undefined)?.title;
  await seeds("first");
  await seeds("second");
  for (const key of ["/own-published", "/own-new"]) {
    const answer = await store().saveDraft(mine, page(key, "By hand"), { author: "operator_1" });
    await store().publish(ref(key), (answer as { version: number }).version, "operator_1");
  }
  await store().publish(ref("/own-rolled-back"), 1, "operator_1");
  await store().unpublish(ref("/own-taken-down"), "operator_1");
  await seeds("third");
  expect(await Promise.all(keys.map(title))).toEqual([
    "By hand",
    "first /own-rolled-back",
    undefined,
    "By hand",
  ]);
});

test("a seeded draft is added once, unpublished, and then belongs to the operators", async () => {
  const draft = (title: string) => store().seed("desk", [{ ...seedOf("/soon", title), draft: true }]);
  const ref = { ...refOf("/soon"), bucket: "desk" };
  await draft("Soon");
  await draft("Sooner");
  expect(await store().find("desk", ["en"], "page", "/soon")).toBeUndefined();
  expect(await findState(handle.kit.db, ref)).toMatchObject({ publishedVersion: null, draftVersion: 1 });
  await store().publish(ref, 1, "operator_1");
  await draft("Later");
  const found = await store().find("desk", ["en"], "page", "/soon");
  expect(found?.body).toMatchObject({ title: "Soon" });
});

test("subscribers are notified of the changed kind, until they unsubscribe", async () => {
  const received: string[] = [];
  const stop = store().onChange((kind) => received.push(kind));
  const version = await saved("/told", "Told");
  await store().publish(refOf("/told"), version, "operator_1");
  stop();
  await store().unpublish(refOf("/told"), "operator_1");
  expect(received).toEqual(["page"]);
});

test("changes without a notification are found by comparing versions", async () => {
  const version = await saved("/silent", "Silent");
  await store().publish(refOf("/silent"), version, "operator_1");
  await handle.kit.db.query("update content_documents set published_version = null where key = '/silent'");
  expect(await titleOf("/silent")).toBe("Silent");
  await store().seed("elsewhere", [seedOf("/new", "New")]);
  expect(await titleOf("/silent")).toBeUndefined();
});
