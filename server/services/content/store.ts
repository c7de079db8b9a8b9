import type { Kit } from "@parlour/server/kit/kit";
import type { ContentKind, SeedDocument } from "./read-content-files.ts";

export type PublishedDocument = { language: string; body: object; etag: string };

export type ContentStore = {
  /** The published document in the first of these languages that has it. */
  find(
    bucket: string,
    languages: readonly string[],
    kind: ContentKind,
    key: string,
  ): Promise<PublishedDocument | undefined>;
  /** Every published document of a kind, each in the first of these languages that has it. */
  list(bucket: string, languages: readonly string[], kind: ContentKind): Promise<PublishedDocument[]>;
  /** Brings what came with the product up to date; what operators published stays. */
  seed(bucket: string, documents: readonly SeedDocument[]): Promise<void>;
  watch(): Promise<() => Promise<void>>;
};

type Published = ReadonlyMap<string, PublishedDocument>;
type Row = {
  bucket: string;
  language: string;
  kind: ContentKind;
  key: string;
  body: object;
  checksum: string;
};

const topic = "content.changed";
const staleAfterMs = 60_000;
/** Any number of its own: servers that start together seed one after the other. */
const seedLock = 5_520_001;
const stores = new WeakMap<Kit, ContentStore>();

/** One store for each kit, so that routes and the service's start share what is in memory. */
export function contentStore(kit: Kit): ContentStore {
  const known = stores.get(kit);
  if (known !== undefined) return known;
  const store = createStore(kit);
  stores.set(kit, store);
  return store;
}

function createStore({ db, bus }: Kit): ContentStore {
  let current: Promise<Published> | undefined;
  let loadedAtMs = 0;

  const load = async (): Promise<Published> => {
    const rows = await db.query<Row>(
      `select document.bucket, document.language, document.kind, document.key, version.body, version.checksum
         from content_documents document
         join content_versions version
           on (version.bucket, version.language, version.kind, version.key, version.version)
            = (document.bucket, document.language, document.kind, document.key, document.published_version)`,
    );
    return new Map(
      rows.map((row) => [
        mapKey(row.bucket, row.language, row.kind, row.key),
        { language: row.language, body: row.body, etag: `"${row.checksum}"` },
      ]),
    );
  };
  const published = (): Promise<Published> => {
    if (current !== undefined && performance.now() - loadedAtMs < staleAfterMs) return current;
    loadedAtMs = performance.now();
    const loading = load();
    current = loading;
    loading.catch(() => {
      if (current === loading) current = undefined;
    });
    return loading;
  };

  return {
    async find(bucket, languages, kind, key) {
      const documents = await published();
      for (const language of languages) {
        const found = documents.get(mapKey(bucket, language, kind, key));
        if (found !== undefined) return found;
      }
      return undefined;
    },
    async list(bucket, languages, kind) {
      const found = new Map<string, PublishedDocument>();
      const documents = await published();
      for (const language of languages) {
        const prefix = mapKey(bucket, language, kind, "");
        for (const [name, document] of documents) {
          const key = name.slice(prefix.length);
          if (name.startsWith(prefix) && !found.has(key)) found.set(key, document);
        }
      }
      return [...found.values()];
    },
    async seed(bucket, documents) {
      const changed = await db.transaction(async (tx) => {
        await tx.query("select pg_advisory_xact_lock($1)", [seedLock]);
        const seeded = JSON.stringify(documents);
        const removed = await tx.query(removeSeeds, [bucket, seeded]);
        const added = await tx.query(publishSeeds, [bucket, seeded]);
        return removed.length + added.length > 0;
      });
      current = undefined;
      if (changed) await bus.publish(topic, bucket);
    },
    watch: () =>
      bus.subscribe(topic, () => {
        current = undefined;
      }),
  };
}

function mapKey(bucket: string, language: string, kind: ContentKind, key: string): string {
  return `${bucket}\n${language}\n${kind}\n${key}`;
}

const seeds = `
  seeds as (
    select seed.*
      from jsonb_to_recordset($2::jsonb) as seed(language text, kind text, key text, body jsonb, checksum text)
  )`;

/** Documents that came with an earlier version of the product and are no longer part of it. */
const removeSeeds = `
  with ${seeds}
  delete from content_documents document
   using content_versions version
   where document.bucket = $1
     and (version.bucket, version.language, version.kind, version.key, version.version)
       = (document.bucket, document.language, document.kind, document.key, document.published_version)
     and version.author = 'seed'
     and not exists (
       select 1 from seeds
        where (seeds.language, seeds.kind, seeds.key) = (document.language, document.kind, document.key)
     )
  returning document.key`;

/** New and changed seeds, except where an operator's version is published. */
const publishSeeds = `
  with ${seeds},
  wanted as (
    select seeds.*,
           coalesce((
             select max(version) from content_versions old
              where (old.bucket, old.language, old.kind, old.key) = ($1, seeds.language, seeds.kind, seeds.key)
           ), 0) + 1 as version
      from seeds
      left join content_documents document
        on (document.bucket, document.language, document.kind, document.key)
         = ($1, seeds.language, seeds.kind, seeds.key)
      left join content_versions published
        on (published.bucket, published.language, published.kind, published.key, published.version)
         = (document.bucket, document.language, document.kind, document.key, document.published_version)
     where document.key is null
        or (published.author = 'seed' and published.checksum <> seeds.checksum)
  ),
  written as (
    insert into content_versions (bucket, language, kind, key, version, body, author, checksum)
    select $1, language, kind, key, version, body, 'seed', checksum from wanted
    returning bucket, language, kind, key, version
  )
  insert into content_documents (bucket, language, kind, key, published_version)
  select bucket, language, kind, key, version from written
  on conflict (bucket, language, kind, key) do update set published_version = excluded.published_version
  returning key`;
