import type { PageContext } from "@parlour/contracts/page";
import { expect, test } from "vitest";
import { share } from "./parts/share.server.ts";
import { createPageParts, type PageParts } from "./shared-parts.server.ts";

const siteConfig = {};
const origin = "https://parlour.example";

type Change = Partial<Pick<PageContext, "session" | "preview" | "nonce">> & {
  brand?: string;
  language?: string;
  path?: string;
  signedIn?: boolean;
};

function partsOf(change: Change = {}): PageParts | undefined {
  const { brand = "first", language = "en", path = "/", signedIn = true, ...rest } = change;
  const page = { nonce: "abc", siteConfig, session: "handle-1", origin, preview: null, ...rest };
  const context = { ...page, brand: { id: brand, version: 1 } } as unknown as PageContext;
  return createPageParts(context, language, `${origin}${path}`, signedIn);
}

const textOf = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString("latin1");

/** Renders a page with one shared part, as React would. Returns the part's bytes if the part was not rendered again. */
function render(parts: PageParts, of: readonly unknown[], html: string, place = "_R_1_"): Buffer | undefined {
  const marks = parts.mark(place, of);
  const part = `${marks?.before ?? ""}${marks?.after === null ? "" : html}${marks?.after ?? ""}`;
  const chunks = parts.divide(`<p>own</p>${part}<p>end</p>`);
  expect(textOf(chunks)).toMatch(/^<p>own<\/p>.*<p>end<\/p>$/);
  return marks?.after === null ? chunks[1] : undefined;
}

test("a part is rendered once and then inserted as the same bytes", () => {
  const row = share({});
  expect(render(partsOf()!, [row, "x"], "<ul>row</ul>")).toBeUndefined();
  const inserted = render(partsOf({ session: "handle-2", nonce: "def" })!, [row, "x"], "");
  expect(inserted?.toString()).toBe("<ul>row</ul>");
  expect(render(partsOf()!, [row, "x"], "")).toBe(inserted);
});

test("a part is rendered again if anything that it may show differs", () => {
  const row = share({});
  render(partsOf()!, [row, "x"], "<ul>row</ul>");
  const others: Change[] = [
    { brand: "second" },
    { language: "fr" },
    { path: "/?page=2" },
    { session: null },
    { signedIn: false },
  ];
  for (const change of others) expect(render(partsOf(change)!, [row, "x"], "<b>")).toBeUndefined();
  expect(render(partsOf()!, [row, "y"], "<b>")).toBeUndefined();
  expect(render(partsOf()!, [share({}), "x"], "<b>")).toBeUndefined();
  expect(render(partsOf()!, [row, "x"], "<b>", "_R_2_")).toBeUndefined();
});

test("a part of an object that no loader has shared is never marked", () => {
  expect(partsOf()!.mark("_R_1_", [share({}), {}])).toBeUndefined();
});

test("a preview with drafts and a very long address share nothing", () => {
  expect(partsOf({ preview: { place: null } })).toBeUndefined();
  expect(partsOf({ path: `/?${"x".repeat(200)}` })).toBeUndefined();
});

test("a part with a nonce, or with a piece that failed or that React sends later, is not kept", () => {
  const later = [
    '<!--$?--><template id="B:0"></template><!--/$-->',
    '<ul><template id="P:1"></template></ul>',
  ];
  for (const html of ['<script nonce="abc"></script>', ...later, "<!--$!--><p>Failed</p><!--/$-->"]) {
    const row = share({});
    render(partsOf()!, [row], html);
    expect(partsOf()!.mark("_R_1_", [row])?.after).not.toBeNull();
  }
});

test("text that looks like a mark stays text", () => {
  const imitation = "\u00020123456789abcdef01234567 insert 0\u0003";
  expect(textOf(partsOf()!.divide(`<p>${imitation}</p>`))).toBe(`<p>${imitation}</p>`);
});
