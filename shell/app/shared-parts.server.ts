import { randomBytes } from "node:crypto";
import type { PageContext } from "@parlour/contracts/page";
import { keyOf, share } from "./parts/share.server.ts";
import type { SharedParts } from "./parts/shared-part.tsx";

const mostBytes = 24 * 1024 * 1024;
const longestAddress = 200;

/** The HTML of shared parts by key, the most recently used last. */
const kept = new Map<string, Buffer>();
let keptBytes = 0;

/** Marks contain a secret of this process, so that a text on a page cannot imitate one. */
const secret = randomBytes(12).toString("hex");
const [opens, closes] = ["\u0002", "\u0003"];
const markOf = (kind: "insert" | "start" | "end", at: number) => `${opens}${secret} ${kind} ${at}${closes}`;
const mark = new RegExp(`${opens}${secret} (insert|start|end) (\\d+)${closes}`, "g");

/** A page's shared parts, and the function that replaces their marks in its HTML. */
export type PageParts = SharedParts & {
  /**
   * Divides HTML (in latin1) at its shared parts. The bytes of a shared part are the same object in all pages, so that
   * the server can keep their compressed form.
   */
  divide(html: string): Buffer[];
};

/** Returns undefined if parts of the page must not be shared. */
export function createPageParts(page: PageContext, language: string, url: string): PageParts | undefined {
  const { pathname, search } = new URL(url);
  if (page.preview !== null || pathname.length + search.length > longestAddress) return undefined;
  const { brand, session, origin, nonce } = page;
  const common = keyOf([
    share(page.siteConfig),
    brand.id,
    brand.version,
    language,
    origin,
    pathname + search,
    session !== null,
  ])!;
  const inserted: Buffer[] = [];
  const recorded: string[] = [];
  return {
    mark(place, of) {
      const key = keyOf(of);
      if (key === undefined) return undefined;
      const name = `${common}\n${place}\n${key}`;
      const html = find(name);
      if (html !== undefined) return { before: markOf("insert", inserted.push(html) - 1), after: null };
      const at = recorded.push(name) - 1;
      return { before: markOf("start", at), after: markOf("end", at) };
    },
    divide(html) {
      const chunks: Buffer[] = [];
      let own = "";
      let from = 0;
      let started = -1;
      const push = (chunk: Buffer) => {
        if (own !== "") chunks.push(Buffer.from(own, "latin1"));
        own = "";
        chunks.push(chunk);
      };
      for (const found of html.matchAll(mark)) {
        const [text, kind, number] = found;
        const before = html.slice(from, found.index);
        from = found.index + text.length;
        if (kind === "end" && started === Number(number) && isWhole(before, nonce)) {
          const part = Buffer.from(before, "latin1");
          keep(recorded[started]!, part);
          push(part);
        } else own += before;
        started = kind === "start" ? Number(number) : -1;
        if (kind === "insert") push(inserted[Number(number)]!);
      }
      own += html.slice(from);
      if (own !== "") chunks.push(Buffer.from(own, "latin1"));
      return chunks;
    },
  };
}

/** What React writes where a part follows later, or has failed. */
const gaps = ["<!--$?-->", "<!--$~-->", "<!--$!-->", '<template id="P:'];

/** Whether HTML has no gaps, and nothing that belongs to this response only. */
function isWhole(html: string, nonce: string): boolean {
  return ![...gaps, nonce].some((text) => html.includes(text));
}

function find(name: string): Buffer | undefined {
  const html = kept.get(name);
  if (html === undefined) return undefined;
  kept.delete(name);
  kept.set(name, html);
  return html;
}

function keep(name: string, html: Buffer): void {
  keptBytes += html.length - (kept.get(name)?.length ?? 0);
  kept.delete(name);
  kept.set(name, html);
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= mostBytes) break;
    kept.delete(oldest);
    keptBytes -= length;
  }
}
