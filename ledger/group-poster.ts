import { setTimeout as sleep } from "node:timers/promises";
import type { Queryable } from "./accounts.ts";
import { classifyFailure } from "./failures.ts";
import { postBatch } from "./post-batch.ts";
import { assertPosting, nothingKept, type Posting, type PostingResult } from "./posting.ts";

export type GroupPosterOptions = {
  pool: Queryable;
  now: () => Date;
  /** Postings that may wait; beyond them callers are turned away rather than kept waiting. */
  queueLimit: number;
  /** Postings that one statement decides at most. */
  batchLimit: number;
  /** How long a batch waits for a database that does not answer. */
  patienceMs: number;
  /** How long it waits between two tries meanwhile. */
  retryPauseMs: number;
  onPosted: (postings: readonly Posting[]) => void;
};

export type GroupPoster = {
  post(posting: Posting): Promise<PostingResult>;
  /** Takes nothing new and resolves once everything waiting is answered. */
  close(): Promise<void>;
};

type Waiting = {
  key: string;
  posting: Posting;
  resolve: (result: PostingResult) => void;
  reject: (error: unknown) => void;
};

const mostCollisions = 8;

/**
 * Commits the postings that arrive together in one statement. A batch leaves as soon as the one before
 * it is answered: under load batches grow by themselves, and an idle ledger makes nobody wait.
 */
export function createGroupPoster(options: GroupPosterOptions): GroupPoster {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  let closed = false;

  /** An id may be in a batch once; its twin stays for the next one and finds the first answer there. */
  function takeBatch(): Waiting[] {
    const batch: Waiting[] = [];
    const kept: Waiting[] = [];
    const keys = new Set<string>();
    let position = 0;
    for (; position < waiting.length && batch.length < options.batchLimit; position++) {
      const member = waiting[position]!;
      if (keys.has(member.key)) {
        kept.push(member);
      } else {
        keys.add(member.key);
        batch.push(member);
      }
    }
    waiting = kept.length === 0 ? waiting.slice(position) : [...kept, ...waiting.slice(position)];
    return batch;
  }

  async function run(): Promise<void> {
    // What else arrived in this turn of the event loop shares the first batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await commit(takeBatch(), options);
    running = undefined;
  }

  return {
    post(posting) {
      assertPosting(posting);
      if (closed || waiting.length >= options.queueLimit) return Promise.resolve(nothingKept("OVERLOADED"));
      return new Promise((resolve, reject) => {
        waiting.push({ key: `${posting.playerId}\n${posting.id}`, posting, resolve, reject });
        running ??= run();
      });
    },
    async close() {
      closed = true;
      await running;
    },
  };
}

/** Answers every member, whatever happens to the others. */
async function commit(batch: readonly Waiting[], options: GroupPosterOptions): Promise<void> {
  const postings = batch.map((member) => member.posting);
  let results: PostingResult[] | undefined;
  try {
    results = await postWithPatience(postings, options);
  } catch (error) {
    if (batch.length === 1) {
      batch[0]!.reject(error);
      return;
    }
    // One member cannot be posted at all. Halving finds it in a few steps and lets the others through.
    const middle = Math.ceil(batch.length / 2);
    await commit(batch.slice(0, middle), options);
    await commit(batch.slice(middle), options);
    return;
  }
  const isNew = (index: number) => results?.[index]?.outcome === "POSTED" && !results[index].replayed;
  batch.forEach((member, index) => {
    member.resolve(results?.[index] ?? nothingKept("UNAVAILABLE"));
  });
  const posted = postings.filter((_, index) => isNew(index));
  if (posted.length > 0) options.onPosted(posted);
}

/** Trying again is always safe, because an id is posted once. Nothing is answered when patience ends. */
async function postWithPatience(
  postings: readonly Posting[],
  { pool, now, patienceMs, retryPauseMs }: GroupPosterOptions,
): Promise<PostingResult[] | undefined> {
  const givesUpAt = Date.now() + patienceMs;
  for (let collisions = 0; collisions < mostCollisions; ) {
    try {
      return await postBatch(pool, postings, now());
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure === "defect") throw error;
      if (failure === "collision") collisions += 1;
      if (Date.now() > givesUpAt) return undefined;
      await sleep(failure === "collision" ? Math.random() * 2 ** collisions : retryPauseMs);
    }
  }
  return undefined;
}
