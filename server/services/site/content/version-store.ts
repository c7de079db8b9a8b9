import type { ContentRef } from "@parlour/contracts/entities/content-document";
import type { Queryable, Transaction } from "@parlour/server/kit/database";

/** A document's published version and draft. */
export type DocumentState = {
  publishedVersion: number | null;
  draftVersion: number | null;
  publishedBy: string;
  changedAt: Date;
};
export type DocumentVersion = { version: number; author: string; createdAt: Date };
export type Publication = { version: number | null; author: string; createdAt: Date };

const document = "(bucket, language, kind, key) = ($1, $2, $3, $4)";
const valuesOf = ({ bucket, language, kind, key }: ContentRef) => [bucket, language, kind, key];
const state = `published_version as "publishedVersion", draft_version as "draftVersion",
  published_by as "publishedBy", changed_at as "changedAt"`;

export async function findState(db: Queryable, ref: ContentRef): Promise<DocumentState | undefined> {
  const [found] = await db.query<DocumentState>(
    `select ${state} from content_documents where ${document}`,
    valuesOf(ref),
  );
  return found;
}

/** Locks the document until the transaction ends, so that concurrent edits are made one after the other. */
export async function lockDocument(tx: Transaction, ref: ContentRef): Promise<DocumentState | undefined> {
  const [found] = await tx.query<DocumentState>(
    `select ${state} from content_documents where ${document} for update`,
    valuesOf(ref),
  );
  return found;
}

/** Like `lockDocument`, but creates a missing document. */
export async function lockOrAddDocument(
  tx: Transaction,
  ref: ContentRef,
  author: string,
): Promise<DocumentState> {
  await tx.query(
    `insert into content_documents (bucket, language, kind, key, published_by)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [...valuesOf(ref), author],
  );
  return (await lockDocument(tx, ref))!;
}

/** Adds a version. Lock the document first, which keeps version numbers unique. */
export async function addVersion(
  tx: Transaction,
  ref: ContentRef,
  { body, checksum, author }: { body: object; checksum: string; author: string },
): Promise<number> {
  const [added] = await tx.query<{ version: number }>(
    `insert into content_versions (bucket, language, kind, key, version, body, author, checksum)
     select $1, $2, $3, $4, coalesce(max(version), 0) + 1, $5, $6, $7 from content_versions where ${document}
     returning version`,
    [...valuesOf(ref), JSON.stringify(body), author, checksum],
  );
  return added!.version;
}

export async function setDraft(tx: Transaction, ref: ContentRef, version: number | null): Promise<void> {
  await tx.query(`update content_documents set draft_version = $5, changed_at = now() where ${document}`, [
    ...valuesOf(ref),
    version,
  ]);
}

/** Publishes a version or unpublishes the document, and records who did it. */
export async function setPublished(
  tx: Transaction,
  ref: ContentRef,
  version: number | null,
  author: string,
): Promise<void> {
  await tx.query(
    `update content_documents
        set published_version = $5, published_by = $6, changed_at = now(),
            draft_version = nullif(draft_version, $5)
      where ${document}`,
    [...valuesOf(ref), version, author],
  );
  await tx.query(
    `insert into content_publications (bucket, language, kind, key, version, author)
     values ($1, $2, $3, $4, $5, $6)`,
    [...valuesOf(ref), version, author],
  );
}

export async function findVersion(
  db: Queryable,
  ref: ContentRef,
  version: number,
): Promise<(DocumentVersion & { body: object }) | undefined> {
  const [found] = await db.query<DocumentVersion & { body: object }>(
    `select version, author, created_at as "createdAt", body from content_versions
      where ${document} and version = $5`,
    [...valuesOf(ref), version],
  );
  return found;
}

/** Lists the versions of a document, newest first, starting before the given one. */
export function listVersions(
  db: Queryable,
  ref: ContentRef,
  limit: number,
  before?: number,
): Promise<DocumentVersion[]> {
  return db.query<DocumentVersion>(
    `select version, author, created_at as "createdAt" from content_versions
      where ${document} and ($6::int is null or version < $6) order by version desc limit $5`,
    [...valuesOf(ref), limit, before ?? null],
  );
}

/** Lists the times a document was published or unpublished, newest first, starting before the given one. */
export async function listPublications(
  db: Queryable,
  ref: ContentRef,
  limit: number,
  before?: number,
): Promise<(Publication & { id: number })[]> {
  const rows = await db.query<Publication & { id: string }>(
    `select id::text, version, author, created_at as "createdAt" from content_publications
      where ${document} and ($6::bigint is null or id < $6) order by content_publications.id desc limit $5`,
    [...valuesOf(ref), limit, before ?? null],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

export type ListedDocument = DocumentState & { key: string; title: string | null; scheduledAt: Date | null };

/** Lists documents of one kind by key, with the title of the newest version and the time of the next schedule. */
export function listDocuments(
  db: Queryable,
  { bucket, language, kind }: Omit<ContentRef, "key">,
  after: string,
  limit: number,
): Promise<ListedDocument[]> {
  return db.query<ListedDocument>(
    `select document.key, ${state},
            (select coalesce(version.body ->> 'title', version.body ->> 'name') from content_versions version
              where (version.bucket, version.language, version.kind, version.key)
                  = (document.bucket, document.language, document.kind, document.key)
              order by version.version desc limit 1) as title,
            (select min(schedule.due_at) from content_schedules schedule
              where schedule.state = 'WAITING'
                and (schedule.bucket, schedule.language, schedule.kind, schedule.key)
                  = (document.bucket, document.language, document.kind, document.key)) as "scheduledAt"
       from content_documents document
      where (bucket, language, kind) = ($1, $2, $3) and key > $4
      order by key limit $5`,
    [bucket, language, kind, after, limit],
  );
}
