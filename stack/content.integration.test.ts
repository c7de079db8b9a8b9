import { getPage } from "@parlour/contracts/calls/content/get-page";
import { getRegion } from "@parlour/contracts/calls/content/get-region";
import { searchPages } from "@parlour/contracts/calls/content/search-pages";
import { contentStore } from "@parlour/server/services/content";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "./testing.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

const params = (language: string, bucket = "default") => ({ bucket, language });
const document = (key: string, title: string) => ({
  language: "en",
  kind: "page" as const,
  key,
  body: { path: key, type: "content_page", pageType: "article", title, description: "", blocks: [] },
  checksum: title,
});

test("a page is answered in its language, with a tag to ask again by", async () => {
  const client = stack.client();
  const first = await client.call(getPage, { params: params("fr"), query: { path: "/" } });
  expect(first).toMatchObject({ status: 200, body: { path: "/" } });
  expect(first.headers.get("content-language")).toBe("fr");
  const etag = first.headers.get("etag") ?? "";
  const again = await client.call(getPage, {
    params: params("fr"),
    query: { path: "/" },
    headers: { "if-none-match": etag },
  });
  expect([again.status, again.body]).toEqual([304, ""]);
});

test("what a language lacks comes in the default one, and what nobody has is 404", async () => {
  const client = stack.client();
  const page = await client.call(getPage, { params: params("sv"), query: { path: "/" } });
  expect([page.status, page.headers.get("content-language")]).toEqual([200, "en"]);
  for (const options of [
    { params: params("en"), query: { path: "/no/such/page" } },
    { params: params("en", "elsewhere"), query: { path: "/" } },
  ]) {
    expect((await client.call(getPage, options)).status).toBe(404);
  }
});

test("regions are answered, and only those of the layout exist", async () => {
  const client = stack.client();
  const header = await client.call(getRegion, { params: { ...params("es"), region: "header" } });
  expect(header).toMatchObject({ status: 200, body: { region: "header" } });
  const wrong = await client.send("GET", "/content/v5/buckets/default/languages/es/regions/attic");
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: [{ code: "INVALID_VALUE", field: "region" }] },
  });
});

test("pages are found by their words, in the asked language or else the default one", async () => {
  const client = stack.client();
  const find = async (language: string, searchTerm: string) => {
    const { status, body } = await client.call(searchPages, {
      params: params(language),
      query: { searchTerm },
    });
    expect(status).toBe(200);
    return body as { items: { path: string; title: string; description: string }[] };
  };
  const english = await find("en", "ACCESSÍBILITY");
  expect(english.items[0]).toMatchObject({ path: "/help/accessibility", title: "Accessibility" });
  expect(await find("sv", "accessibility")).toEqual(english);
  expect((await find("es", "accesibilidad")).items[0]?.path).toBe("/help/accessibility");
  expect(await find("en", "   ")).toEqual({ items: [] });
  expect(await find("en", "xyzzyplugh")).toEqual({ items: [] });
  expect((await find("en", "a")).items).toHaveLength(8);
  const wrong = await client.send(
    "GET",
    `/content/v5/buckets/default/languages/en/pages/search?searchTerm=${"a".repeat(201)}`,
  );
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: "searchTerm" }] } });
});

test("a new seed replaces the old one, leaves an operator's version alone and takes away what is gone", async () => {
  const store = contentStore(stack.kit);
  const titleOf = async (path: string) => {
    const found = await store.find("shelf", ["en"], "page", path);
    return (found?.body as { title: string } | undefined)?.title;
  };
  await store.seed("shelf", [document("/a", "A1"), document("/b", "B1"), document("/c", "C1")]);
  await stack.kit.db.query(
    `insert into content_versions (bucket, language, kind, key, version, body, author, checksum)
     values ('shelf', 'en', 'page', '/b', 2, '{"title": "B by hand"}', 'operator_1', 'x')`,
  );
  await stack.kit.db.query(
    "update content_documents set published_version = 2 where bucket = 'shelf' and key = '/b'",
  );
  await store.seed("shelf", [document("/a", "A2"), document("/b", "B2")]);
  expect([await titleOf("/a"), await titleOf("/b"), await titleOf("/c")]).toEqual([
    "A2",
    "B by hand",
    undefined,
  ]);
  await store.seed("shelf", [document("/a", "A2"), document("/b", "B2"), document("/c", "C2")]);
  expect(await titleOf("/c")).toBe("C2");
  const versions = await stack.kit.db.query<{ key: string; version: number }>(
    "select key, version from content_versions where bucket = 'shelf' order by key, version",
  );
  expect(versions.map(({ key, version }) => `${key}${version}`)).toEqual([
    "/a1",
    "/a2",
    "/b1",
    "/b2",
    "/c1",
    "/c2",
  ]);
});
