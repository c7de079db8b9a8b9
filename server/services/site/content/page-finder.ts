import type { SearchSource } from "@parlour/server/kit/ports/search-source";

type Settings = { get(): Promise<{ bucket: string; languageDefault: string }> };

/** Finds pages of the site by a part of the title or path, in the site's default language. */
export function createPageFinder(settings: Settings): SearchSource {
  return {
    roles: ["CONTENT"],
    async find({ db }, term, limit) {
      const { bucket, languageDefault } = await settings.get();
      const rows = await db.query<{ key: string; title: string | null }>(
        `select document.key, version.body ->> 'title' as title
         from content_documents document
         join content_versions version on (version.bucket, version.language, version.kind, version.key, version.version)
           = (document.bucket, document.language, document.kind, document.key, document.published_version)
         where (document.bucket, document.language, document.kind) = ($1, $2, 'page')
           and (strpos(lower(document.key), lower($3)) > 0
             or strpos(lower(version.body ->> 'title'), lower($3)) > 0)
         order by document.key limit $4`,
        [bucket, languageDefault, term, limit],
      );
      return rows.map(({ key, title }) => ({
        kind: "PAGE" as const,
        id: key,
        title: title ?? key,
        text: key,
        playerId: null,
        subjectId: null,
        at: null,
      }));
    },
  };
}
