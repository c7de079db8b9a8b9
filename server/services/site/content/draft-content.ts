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
  return {
    async find(...[bucket, languages, kind, key]: Parameters<PublishedContent["find"]>) {
      const all = await draftsIn(bucket);
      for (const language of languages) {
        const draft = all.find(
          (each) => each.language === language && each.kind === kind && each.key === key,
        );
        const found = draft ? toDocument(draft) : await published.find(bucket, [language], kind, key);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    async list(bucket, languages, kind) {
      const all = await draftsIn(bucket);
      const found = new Map((await published.list(bucket, languages, kind)).map((each) => [each.key, each]));
      for (const language of languages.toReversed()) {
        for (const draft of all) {
          const shown = found.get(draft.key);
          const isOwn = draft.kind === kind && draft.language === language;
          const isBetter =
            shown === undefined || languages.indexOf(shown.language) >= languages.indexOf(language);
          if (isOwn && isBetter) found.set(draft.key, toDocument(draft));
        }
      }
      return [...found.values()];
    },
    onChange: published.onChange,
  };
}
