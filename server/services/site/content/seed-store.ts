import type { ContentRef } from "@parlour/contracts/entities/content-document";
import type { Transaction } from "@parlour/server/kit/database";

export type SeedDocument = Omit<ContentRef, "bucket"> & {
  body: object;
  checksum: string;
  /** Whether the document is stored as a draft for an operator to finish and publish. */
  draft?: boolean;
};

/** The key of the advisory lock, an arbitrary number. It makes servers that start together seed one after the other. */
const seedLock = 5_520_001;

/**
 * Updates the seed content and returns the documents that changed. A document follows the seed only until an
 * operator publishes or unpublishes it.
 */
export async function writeSeeds(
  tx: Transaction,
  bucket: string,
  documents: readonly SeedDocument[],
): Promise<ContentRef[]> {
  await tx.query("select pg_advisory_xact_lock($1)", [seedLock]);
  const values = [bucket, JSON.stringify(documents.map((seed) => ({ draft: false, ...seed })))];
  const removed = await tx.query<ContentRef>(removeSeeds, values);
  await tx.query(draftSeeds, values);
  const published = await tx.query<ContentRef>(publishSeeds, values);
  return [...removed, ...published];
}

const refColumns = "bucket, language, kind, key";

const seeds = `
  seeds as (
    select seed.* from jsonb_to_recordset($2::jsonb)
      as seed(language text, kind text, key text, body jsonb, checksum text, draft boolean)
  )`;

/**
 * Unpublishes seeded documents that are no longer part of the seed content, such as those of an earlier
 * release.
 */
const removeSeeds = `
  with ${seeds}
  update content_documents document
     set published_version = null, changed_at = now()
   where document.bucket = $1 and published_by = 'seed' and published_version is not null
     and not exists (
       select 1 from seeds
        where not draft
          and (seeds.language, seeds.kind, seeds.key) = (document.language, document.kind, document.key)
     )
  returning ${refColumns}`;

const nextVersion = `
  coalesce((
    select max(version) from content_versions old
     where (old.bucket, old.language, old.kind, old.key) = ($1, seeds.language, seeds.kind, seeds.key)
  ), 0) + 1`;

/** Inserts seed drafts once; from then on they belong to the operators. */
const draftSeeds = `
  with ${seeds},
  written as (
    insert into content_versions (${refColumns}, version, body, author, checksum)
    select $1, language, kind, key, ${nextVersion}, body, 'seed', checksum
      from seeds
     where draft and not exists (
       select 1 from content_documents document
        where (document.bucket, document.language, document.kind, document.key)
            = ($1, seeds.language, seeds.kind, seeds.key)
     )
    returning ${refColumns}, version
  )
  insert into content_documents (${refColumns}, draft_version)
  select ${refColumns}, version from written`;

/** Publishes new and changed seed documents, except those an operator has published or unpublished. */
const publishSeeds = `
  with ${seeds},
  wanted as (
    select seeds.*, ${nextVersion} as version
      from seeds
      left join content_documents document
        on (document.bucket, document.language, document.kind, document.key)
         = ($1, seeds.language, seeds.kind, seeds.key)
      left join content_versions published
        on (published.bucket, published.language, published.kind, published.key, published.version)
         = (document.bucket, document.language, document.kind, document.key, document.published_version)
     where not draft
       and (document.key is null
            or (document.published_by = 'seed' and published.checksum is distinct from seeds.checksum))
  ),
  written as (
    insert into content_versions (${refColumns}, version, body, author, checksum)
    select $1, language, kind, key, version, body, 'seed', checksum from wanted
    returning ${refColumns}, version
  ),
  noted as (
    insert into content_publications (${refColumns}, version, author)
    select ${refColumns}, version, 'seed' from written
  )
  insert into content_documents (${refColumns}, published_version)
  select ${refColumns}, version from written
  on conflict (${refColumns}) do update
    set published_version = excluded.published_version, changed_at = now()
  returning ${refColumns}`;
