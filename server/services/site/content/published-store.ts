import type { ContentRef } from "@parlour/contracts/entities/content-document";
import type { Queryable } from "@parlour/server/kit/database";

export type PublishedRow = ContentRef & { version: number; body: object; checksum: string; changedAt: Date };

const published = `
  select document.bucket, document.language, document.kind, document.key,
         version.version, version.body, version.checksum,
         version.created_at as "changedAt"
    from content_documents document
    join content_versions version
      on (version.bucket, version.language, version.kind, version.key, version.version)
       = (document.bucket, document.language, document.kind, document.key, document.published_version)`;

export type DraftRow = PublishedRow;

export function readDrafts(db: Queryable, bucket: string): Promise<DraftRow[]> {
  return db.query<DraftRow>(
    `${published.replace("document.published_version)", "document.draft_version)")} where document.bucket = $1`,
    [bucket],
  );
}

/** Reads the published versions of these documents, or of all documents. */
export function readPublished(db: Queryable, refs?: readonly ContentRef[]): Promise<PublishedRow[]> {
  if (refs === undefined) return db.query<PublishedRow>(published);
  const columns = ["bucket", "language", "kind", "key"] as const;
  return db.query<PublishedRow>(
    `${published}
      where (document.bucket, document.language, document.kind, document.key)
         in (select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]))`,
    columns.map((column) => refs.map((ref) => ref[column])),
  );
}

/** Reads the published version number of each document, without its body. */
export function readPublishedVersions(db: Queryable): Promise<(ContentRef & { version: number })[]> {
  return db.query(
    `select bucket, language, kind, key, published_version as version
       from content_documents where published_version is not null`,
  );
}
