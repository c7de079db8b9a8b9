import { getPage } from "@parlour/contracts/calls/site/content/get-page";
import { getRegion } from "@parlour/contracts/calls/site/content/get-region";
import { listPages } from "@parlour/contracts/calls/site/content/list-pages";
import { searchPages } from "@parlour/contracts/calls/site/content/search-pages";
import type { Page } from "@parlour/contracts/entities/content";
import type { ContentDocument } from "@parlour/contracts/entities/content-document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPlayer, signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

const params = (language: string, bucket = "default") => ({ bucket, language });

test("a page is served in its language, with an ETag", async () => {
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

test("a missing translation falls back to the default language, and an unknown page is 404", async () => {
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

test("only the regions of the layout are served", async () => {
  const client = stack.client();
  const header = await client.call(getRegion, { params: { ...params("es"), region: "header" } });
  expect(header).toMatchObject({ status: 200, body: { region: "header" } });
  const wrong = await client.send("GET", "/content/v5/buckets/default/languages/es/regions/attic");
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: [{ code: "INVALID_VALUE", field: "region" }] },
  });
});

test("pages are found by their words, in the requested or the default language", async () => {
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

type Blocks = { blocks: { type: string; items?: { href: string }[]; [name: string]: unknown }[] };
const place = { bucket: "default", language: "en" };

/** Publishes as an operator does. Seeding does not overwrite the published document. */
async function publish(document: ContentDocument): Promise<void> {
  const store = stack.ports.content;
  const saved = await store.saveDraft(place, document, { author: "operator_1" });
  if (!("version" in saved)) throw new Error("the draft was refused");
  const { kind, key } = document;
  await store.publish({ ...place, kind, key }, saved.version, "operator_1");
}
const pageOf = (path: string, rest: Partial<Page> = {}): ContentDocument => ({
  kind: "page",
  key: path,
  body: {
    path,
    type: "content_page",
    pageType: "generic",
    title: `Title of ${path}`,
    description: "Words",
    blocks: [],
    ...rest,
  },
});
const notInOregon = { notIn: { countrySubdivision: { US: ["OR"] } } };
const setSandboxLocation = (where: string) => {
  const client = stack.client();
  client.cookies.set("sandbox-place", where);
  return client;
};

test("a visitor at an excluded location gets no excluded page, part, list entry or search result", async () => {
  await publish(pageOf("/away", { geoTargetingFilter: notInOregon, title: "Zanzibarish" }));
  await publish(pageOf("/led", { geoTargetingFilter: notInOregon, geoRedirect: true, title: "Zanzibarish" }));
  await publish(
    pageOf("/part", {
      blocks: [
        { type: "notice", text: "For all" },
        { type: "notice", text: "Quixotically", geoTargetingFilter: notInOregon },
        {
          type: "custom_menu",
          items: [
            { label: "Here", href: "/about" },
            { label: "Not here", href: "/away", geoTargetingFilter: notInOregon },
          ],
        },
      ],
    }),
  );
  const look = async (where: string, headers: Record<string, string> = {}) => {
    const client = setSandboxLocation(where);
    const open = (path: string) => client.call(getPage, { params: params("en"), query: { path }, headers });
    const find = async (searchTerm: string) =>
      (await client.call(searchPages, { params: params("en"), query: { searchTerm }, headers })).body.items;
    const part = await open("/part");
    const listed = await client.call(listPages, { params: params("en"), query: {}, headers });
    return {
      statuses: [(await open("/away")).status, (await open("/led")).status],
      part: JSON.stringify(part.body),
      listed: listed.body.items.filter(({ path }) => path === "/away" || path === "/led").length,
      found: [(await find("zanzibarish")).length, (await find("quixotically")).length],
    };
  };
  const near = await look("US-WA");
  expect(near).toMatchObject({ statuses: [200, 200], listed: 2, found: [2, 1] });
  expect(near.part).toContain("Quixotically");
  // Headers and cookies that a visitor can forge do not change their location.
  for (const headers of [{}, { "x-forwarded-for": "8.8.8.8" }, { cookie: "st=US-WA; sandbox-place=US-OR" }]) {
    const away = await look("US-OR", headers);
    expect(away).toMatchObject({ statuses: [404, 451], listed: 0, found: [0, 0] });
    expect(away.part).toContain("For all");
    expect(away.part).not.toMatch(/Quixotically|\/away/);
  }
});

test("the main content is the page, and a channel may have its own region", async () => {
  const client = stack.client();
  const read = async (region: string, path: string) =>
    await client.call(getRegion, { params: { ...params("en"), region }, query: { path } });
  const main = await read("mainContent", "/about");
  const about = await client.call(getPage, { params: params("en"), query: { path: "/about" } });
  expect((main.body as unknown as Blocks).blocks).toEqual((about.body as unknown as Blocks).blocks);
  expect((await read("mainContent", "/no/such")).status).toBe(404);

  await publish({
    kind: "region",
    key: "channelFooter@casino",
    body: { region: "channelFooter", blocks: [{ type: "notice", text: "Only in the casino" }] },
  });
  expect(JSON.stringify((await read("channelFooter", "/casino/slots")).body)).toContain("Only in the casino");
  expect(JSON.stringify((await read("channelFooter", "/about")).body)).not.toContain("Only in the casino");
});

test("a menu depends on visitor, player and flags", async () => {
  const bottomBar = async (client: TestClient) => {
    const { body } = await client.call(getRegion, {
      params: { ...params("en"), region: "header" },
      query: {},
    });
    const menus = (body as unknown as Blocks).blocks;
    return menus.find(({ slot }) => slot === "bottomBar")?.items?.map(({ href }) => href);
  };
  const player = stack.client();
  await signIn(player, await addPlayer(stack));
  expect(await bottomBar(stack.client())).toEqual(["/", "/casino", "/live-casino", "/sports", "/promotions"]);
  expect(await bottomBar(player)).toEqual(["/", "/casino", "/live-casino", "/sports", "/account/cashier"]);
  const settings = stack.ports.settings;
  await settings.set("dynamicCardsEnabled", false);
  expect(await bottomBar(player)).toEqual(["/", "/casino", "/sports", "/account/cashier"]);
  await settings.set("dynamicCardsEnabled", true);
});

test("an item is shown wherever it is referenced, and changes everywhere at once", async () => {
  const item = (text: string): ContentDocument => ({
    kind: "item",
    key: "evening-note",
    body: { type: "content_block", blocks: [{ type: "notice", text }] },
  });
  await publish(item("Good evening"));
  await publish(
    pageOf("/refers", {
      blocks: [
        { type: "reference", item: "evening-note" },
        { type: "reference", item: "no-such-item" },
      ],
    }),
  );
  const client = stack.client();
  const open = () => client.call(getPage, { params: params("en"), query: { path: "/refers" } });
  const first = await open();
  expect(first.body).toMatchObject({
    blocks: [{ type: "content_block", blocks: [{ text: "Good evening" }] }],
  });
  await publish(item("Good morning"));
  const second = await open();
  expect(JSON.stringify(second.body)).toContain("Good morning");
  expect(second.headers.get("etag")).not.toBe(first.headers.get("etag"));
});
