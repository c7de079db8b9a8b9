import type { ContentKind } from "@parlour/contracts/entities/content-document";
import type { Kit } from "@parlour/server/kit/kit";
import type { PublishedContent } from "@parlour/server/kit/ports/published-content";
import { type DraftRow, readDrafts } from "./published-store.ts";
import type { ContentStore } from "./store.ts";

/**
 * Returns the published content with each draft in place of its published version. Drafts are read for each
 * request.
 */
export function draftContent(
  { db }: Pick<Kit, "db">,
  published: ContentStore,
): Pick<ContentStore, "find" | "list" | "onChange"> {
  const drafts = new Map<string, Promise<DraftRow[]>>();
  const draftsIn = (bucket: string) => {
    const known = drafts.get(bucket) ?? readDrafts(db, bucket);
    drafts.set(bucket, known);
    return known;
  };
  const toDocument = ({ language, key, body, checksum, version, changedAt }: DraftRow) => ({
    language,
    key,
    body,
    etag: `"${checksum}"`,
    version,
    changedAt,
  });
  /** Returns the documents of one bucket and language as they will be when its drafts are published. */
  const readOwn = async (bucket: string, language: string, kind: ContentKind) => {
    const own = new Map(await published.listOwn(bucket, language, kind));
    for (const draft of await draftsIn(bucket)) {
      if (draft.kind === kind && draft.language === language) own.set(draft.key, toDocument(draft));
    }
    return own;
  };
  return {
    async find(...[bucket, languages, kind, key]: Parameters<PublishedContent["find"]>) {
      for (const each of await published.bucketsOf(bucket)) {
        for (const language of languages) {
          const found = (await readOwn(each, language, kind)).get(key);
          if (found !== undefined) return found;
        }
      }
      return undefined;
    },
    async list(bucket, languages, kind) {
      const found = new Map<string, ReturnType<typeof toDocument>>();
      for (const each of await published.bucketsOf(bucket)) {
        for (const language of languages) {
          for (const [key, document] of await readOwn(each, language, kind)) {
            if (!found.has(key)) found.set(key, document);
          }
        }
      }
      return [...found.values()];
    },
    onChange: published.onChange,
  };
}
