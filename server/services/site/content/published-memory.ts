import type { ContentKind, ContentRef } from "@parlour/contracts/entities/content-document";
import type { Kit } from "@parlour/server/kit/kit";
import type { PublishedContent, PublishedDocument } from "@parlour/server/kit/ports/published-content";
import { type PublishedRow, readPublished, readPublishedVersions } from "./published-store.ts";

type CachedDocument = PublishedDocument & { version: number; changedAt: Date };
type Collection = Map<string, CachedDocument>;

export type PublishedMemory = Omit<PublishedContent, "list"> & {
  /** Like `PublishedContent.list`, with each document's version and the time of its last change. */
  list(...asked: Parameters<PublishedContent["list"]>): Promise<CachedDocument[]>;
  /** Returns the bucket, followed by the buckets that supply the documents that it lacks. */
  bucketsOf(bucket: string): Promise<string[]>;
  /** Returns the documents of one bucket and language, without those that other buckets supply. */
  listOwn(bucket: string, language: string, kind: ContentKind): Promise<ReadonlyMap<string, CachedDocument>>;
  /** Reloads the given documents. Without an argument, compares all cached documents with the database. */
  refresh(refs?: readonly ContentRef[]): Promise<void>;
};

/** Caches all published content in memory and updates it document by document. */
export function createPublishedMemory(
  { db }: Pick<Kit, "db">,
  /** Returns the bucket that supplies the documents that this one lacks, if there is one. */
  fallbackOf: (bucket: string) => Promise<string | undefined> = async () => undefined,
): PublishedMemory {
  const collections = new Map<string, Collection>();
  const listeners = new Set<(kind: ContentKind) => void>();
  let loaded: Promise<void> | undefined;
  // Reads are serialised, so that an older result never overwrites a newer one.
  let last: Promise<unknown> = Promise.resolve();

  const inOrder = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work, work);
    last = next.catch(() => {});
    return next;
  };
  // Callers may name any bucket and language, so a lookup must not create an entry.
  const findCollection = (bucket: string, language: string, kind: string) =>
    collections.get(`${bucket}\n${language}\n${kind}`);
  const put = ({ bucket, language, kind, key, body, checksum, version, changedAt }: PublishedRow) => {
    const name = `${bucket}\n${language}\n${kind}`;
    const collection = collections.get(name) ?? new Map<string, CachedDocument>();
    collections.set(name, collection);
    collection.set(key, { language, key, body, etag: `"${checksum}"`, version, changedAt });
  };
  const notifyListeners = (refs: readonly { kind: ContentKind }[]) => {
    for (const kind of new Set(refs.map((ref) => ref.kind))) for (const listener of listeners) listener(kind);
  };

  const readAgain = async (refs: readonly ContentRef[]) => {
    const rows = await readPublished(db, refs);
    for (const ref of refs) findCollection(ref.bucket, ref.language, ref.kind)?.delete(ref.key);
    for (const row of rows) put(row);
    notifyListeners(refs);
  };
  /** Compares the version numbers with those in memory and reads only the bodies that changed. */
  const compareAll = async () => {
    const versions = await readPublishedVersions(db);
    const unseen = new Set(
      [...collections].flatMap(([name, collection]) =>
        [...collection.keys()].map((key) => `${name}\n${key}`),
      ),
    );
    const changed = versions.filter((row) => {
      unseen.delete(`${row.bucket}\n${row.language}\n${row.kind}\n${row.key}`);
      return findCollection(row.bucket, row.language, row.kind)?.get(row.key)?.version !== row.version;
    });
    const gone = [...unseen].map((name) => {
      const [bucket, language, kind, ...key] = name.split("\n");
      return { bucket, language, kind, key: key.join("\n") } as ContentRef;
    });
    if (changed.length + gone.length > 0) await readAgain([...changed, ...gone]);
  };
  const ready = (): Promise<void> => {
    loaded ??= inOrder(async () => {
      for (const row of await readPublished(db)) put(row);
    }).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };

  /** A brand's own document comes before a shared one, even in the visitor's second language. */
  const bucketsOf = async (bucket: string) => {
    const shared = await fallbackOf(bucket);
    return shared === undefined ? [bucket] : [bucket, shared];
  };

  return {
    bucketsOf,
    async listOwn(bucket, language, kind) {
      await ready();
      return findCollection(bucket, language, kind) ?? new Map();
    },
    async find(bucket, languages, kind, key) {
      await ready();
      for (const each of await bucketsOf(bucket)) {
        for (const language of languages) {
          const found = findCollection(each, language, kind)?.get(key);
          if (found !== undefined) return found;
        }
      }
      return undefined;
    },
    async list(bucket, languages, kind) {
      await ready();
      const found = new Map<string, CachedDocument>();
      for (const each of await bucketsOf(bucket)) {
        for (const language of languages) {
          for (const [key, document] of findCollection(each, language, kind) ?? []) {
            if (!found.has(key)) found.set(key, document);
          }
        }
      }
      return [...found.values()];
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh(refs) {
      // Nothing is cached yet, so there is nothing to update.
      if (loaded === undefined) return;
      await loaded;
      await inOrder(() => (refs === undefined ? compareAll() : readAgain(refs)));
    },
  };
}
