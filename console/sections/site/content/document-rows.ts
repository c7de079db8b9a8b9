import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { fetchDocuments, type ListedDocument, sharedBucket } from "./content-api.ts";

type Kind = ContentRef["kind"];
export type DocumentRow = {
  key: string;
  title: string | null;
  /** False for a shared document that is listed because the brand has not replaced it. */
  isOwn: boolean;
  states: Readonly<Record<string, ListedDocument>>;
};

/**
 * Reads the documents of one kind in these languages. In a brand's bucket the shared documents are listed too, because
 * the brand shows those that it has not replaced.
 */
export async function readRows(
  { bucket, kind }: Pick<ContentRef, "bucket" | "kind">,
  languages: readonly string[],
  signal: AbortSignal,
): Promise<DocumentRow[]> {
  const rows = new Map<string, DocumentRow>();
  for (const each of new Set([bucket, sharedBucket])) {
    const isOwn = each === bucket;
    const lists = await Promise.all(
      languages.map((language) => readAll({ bucket: each, kind, language }, signal)),
    );
    for (const [index, documents] of lists.entries()) {
      for (const document of documents) {
        const row = rows.get(document.key) ?? { key: document.key, title: document.title, isOwn, states: {} };
        if (row.isOwn !== isOwn) continue;
        rows.set(document.key, { ...row, states: { ...row.states, [languages[index]!]: document } });
      }
    }
  }
  return [...rows.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

async function readAll(
  filter: { bucket: string; kind: Kind; language: string },
  signal: AbortSignal,
): Promise<ListedDocument[]> {
  const all: ListedDocument[] = [];
  let cursor: string | null = null;
  do {
    const query: Parameters<typeof fetchDocuments>[0]["query"] = { ...filter, ...(cursor && { cursor }) };
    const page: Awaited<ReturnType<typeof fetchDocuments>> = await fetchDocuments({ query, signal });
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}
