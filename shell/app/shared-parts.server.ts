import { randomBytes } from "node:crypto";
import type { PageContext } from "@parlour/contracts/page";
import { findKept, keep } from "./kept-bytes.server.ts";
import { keyOf, share } from "./parts/share.server.ts";
import type { SharedParts } from "./parts/shared-part.tsx";

const longestAddress = 200;

/** The marks for shared parts contain a secret of this process, so that a text on a page cannot imitate one. */
const secret = randomBytes(12).toString("hex");
const [opens, closes] = ["\u0002", "\u0003"];
const markOf = (kind: "insert" | "start" | "end", at: number) => `${opens}${secret} ${kind} ${at}${closes}`;
const mark = new RegExp(`${opens}${secret} (insert|start|end) (\\d+)${closes}`, "g");

/** The parts that a page shares with other pages, and the function that inserts them into its HTML. */
export type PageParts = SharedParts & {
  /**
   * Divides HTML (in latin1) at its shared parts. The bytes of a shared part are the same object in all pages, so that
   * the server can keep their compressed form.
   */
  divide(html: string): Buffer[];
  /** Returns a mark that `divide` replaces with bytes. */
  insert(bytes: Buffer): string;
};

/**
 * Returns undefined if parts of the page must not be shared. `signedIn` is the state that the page shows, because the
 * page's context may still contain a session that ended while the page was loading.
 */
export function createPageParts(
  page: PageContext,
  language: string,
  url: string,
  signedIn: boolean,
): PageParts | undefined {
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
    signedIn,
  ])!;
  const inserted: Buffer[] = [];
  const insert = (bytes: Buffer) => markOf("insert", inserted.push(bytes) - 1);
  const recorded: string[] = [];
  return {
    insert,
    mark(place, of) {
      const key = keyOf(of);
      if (key === undefined) return undefined;
      const name = `${common}\n${place}\n${key}`;
      const html = findKept(name);
      if (html !== undefined) return { before: insert(html), after: null };
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

/** React's markers for a part that follows later or has failed. */
const gaps = ["<!--$?-->", "<!--$~-->", "<!--$!-->", '<template id="P:'];

/** Whether HTML is complete and contains nothing that belongs only to this response. */
function isWhole(html: string, nonce: string): boolean {
  return ![...gaps, nonce].some((text) => html.includes(text));
}
