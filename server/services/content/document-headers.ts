import type { PublishedDocument } from "./store.ts";

/** Browsers keep a document and ask each time whether it still stands. */
export function documentHeaders({ etag, language }: PublishedDocument): Record<string, string> {
  return { etag, "content-language": language, "cache-control": "no-cache" };
}
