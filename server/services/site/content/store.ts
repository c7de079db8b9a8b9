import {
  type ContentDocument,
  type ContentRef,
  contentDocument,
} from "@parlour/contracts/entities/content-document";
import { fieldErrorsOf } from "@parlour/contracts/field-codes";
import type { Transaction } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import { type Refusal, refuse, refuseFields } from "@parlour/server/kit/refusal";
import { checksumOf } from "./checksum.ts";
import { cleanBody } from "./clean-body.ts";
import { createPublishedMemory, type PublishedMemory } from "./published-memory.ts";
import { type SeedDocument, writeSeeds } from "./seed-store.ts";
import {
  addVersion,
  type DocumentState,
  findVersion,
  lockDocument,
  lockOrAddDocument,
  setDraft,
  setPublished,
} from "./version-store.ts";

type Place = Pick<ContentRef, "bucket" | "language">;
type Draft = {
  author: string;
  /** The draft or published version the editor saw; if a newer one exists, the change is a conflict. */
  baseVersion?: number | null;
};
type Published = { version: number };
/** A function that runs in the same transaction, right before the change; a refusal aborts the change. */
type Also = (tx: Transaction, before: DocumentState) => Promise<Refusal | undefined>;

export type ContentStore = Omit<PublishedMemory, "refresh"> & {
  /** Stores a new version as the document's draft, which only operators see. */
  saveDraft(place: Place, document: ContentDocument, draft: Draft, also?: Also): Promise<Published | Refusal>;
  discardDraft(ref: ContentRef, also?: Also): Promise<Published | Refusal>;
  /** Publishes a version: the draft, or an older one to roll back. */
  publish(ref: ContentRef, version: number, author: string, also?: Also): Promise<Published | Refusal>;
  /** Unpublishes a document; its versions are kept. */
  unpublish(ref: ContentRef, author: string, also?: Also): Promise<Published | Refusal>;
  /** Updates the seed content; operators' decisions are kept. */
  seed(bucket: string, documents: readonly SeedDocument[]): Promise<void>;
  /** Subscribes to what other servers publish; returns the function that unsubscribes. */
  watch(): Promise<() => Promise<void>>;
};

const topic = "content.changed";
/** How often a server compares its cached content with the database, in case it missed a message. */
const compareEveryMs = 60_000;

export function createContentStore(
  kit: Kit,
  settings?: { get(): Promise<{ bucket: string }> },
): ContentStore {
  const { db, bus, log } = kit;
  const memory = createPublishedMemory(kit, async (bucket) => {
    if (!kit.brands.list().some((brand) => brand.bucket === bucket)) return undefined;
    const shared = (await settings?.get())?.bucket;
    return shared === bucket ? undefined : shared;
  });
  /** Applies a change on this server immediately and notifies the others. */
  const spread = async (refs: readonly ContentRef[]) => {
    await memory.refresh(refs);
    for (const { bucket, language, kind, key } of refs) {
      await bus.publish(topic, { bucket, language, kind, key });
    }
  };

  return {
    find: memory.find,
    list: memory.list,
    listOwn: memory.listOwn,
    bucketsOf: memory.bucketsOf,
    onChange: memory.onChange,

    async saveDraft({ bucket, language }, document, { author, baseVersion }, also) {
      const { kind, key } = document;
      const ref = { bucket, language, kind, key };
      const body = cleanBody(document.body);
      return await db.transaction(async (tx) => {
        if (typeof baseVersion === "number" && !(await lockDocument(tx, ref))) return refuse("NOT_FOUND");
        const before = await lockOrAddDocument(tx, ref, author);
        const newest = before.draftVersion ?? before.publishedVersion;
        if (baseVersion !== undefined && baseVersion !== newest) {
          return refuse("CONFLICT", { version: newest });
        }
        const refusal = await also?.(tx, before);
        if (refusal) return refusal;
        const version = await addVersion(tx, ref, { body, checksum: checksumOf(body), author });
        await setDraft(tx, ref, version);
        return { version };
      });
    },
    async discardDraft(ref, also) {
      return await db.transaction(async (tx) => {
        const state = await lockDocument(tx, ref);
        if (state?.draftVersion == null) return refuse("NOT_FOUND");
        const refusal = await also?.(tx, state);
        if (refusal) return refusal;
        await setDraft(tx, ref, null);
        return { version: state.draftVersion };
      });
    },
    async publish(ref, version, author, also) {
      const done = await db.transaction(async (tx) => {
        const state = await lockDocument(tx, ref);
        if (state === undefined) return refuse("NOT_FOUND");
        const found = await findVersion(tx, ref, version);
        if (found === undefined) return refuse("NOT_FOUND");
        // The version is validated again, because an old one may no longer be valid for the current site.
        const checked = contentDocument.safeParse({ kind: ref.kind, key: ref.key, body: found.body });
        if (!checked.success) return refuseFields(fieldErrorsOf(checked.error.issues, found));
        const refusal = await also?.(tx, state);
        if (refusal) return refusal;
        await setPublished(tx, ref, version, author);
        return { version };
      });
      if ("version" in done) await spread([ref]);
      return done;
    },
    async unpublish(ref, author, also) {
      const done = await db.transaction(async (tx) => {
        const state = await lockDocument(tx, ref);
        if (state?.publishedVersion == null) return refuse("NOT_FOUND");
        const refusal = await also?.(tx, state);
        if (refusal) return refusal;
        await setPublished(tx, ref, null, author);
        return { version: state.publishedVersion };
      });
      if ("version" in done) await spread([ref]);
      return done;
    },
    async seed(bucket, documents) {
      const changed = await db.transaction((tx) => writeSeeds(tx, bucket, documents));
      if (changed.length === 0) return;
      await memory.refresh();
      await bus.publish(topic, null);
    },
    async watch() {
      const refresh = (refs?: readonly ContentRef[]) =>
        memory
          .refresh(refs)
          .catch((error: unknown) => log.warn({ err: error }, "published content was not read again"));
      const stop = await bus.subscribe(topic, (message) => {
        void refresh(message === null ? undefined : [message as ContentRef]);
      });
      const timer = setInterval(() => void refresh(), compareEveryMs).unref();
      return async () => {
        clearInterval(timer);
        await stop();
      };
    },
  };
}
