import { setTimeout as sleep } from "node:timers/promises";
import { classifyFailure } from "./failures.ts";

/** Observes which items share a commit, for tracing. */
export type BatchObserver = {
  /** Called when an item arrives; its result is passed to `run`. */
  capture(): unknown;
  /** Runs the function that writes a batch. */
  run<Result>(captured: readonly unknown[], write: () => Promise<Result>): Promise<Result>;
};

export type GroupWriterOptions<Item, Result> = {
  /** Returns the key of an item; a batch contains at most one item per key. */
  keyOf: (item: Item) => string;
  /** Writes a batch in one commit and returns the results in order. Repeating the same batch must be safe. */
  write: (items: readonly Item[]) => Promise<Result[]>;
  /** The result for items that are rejected, or that the database did not answer in time. */
  nothingWritten: (reason: "OVERLOADED" | "UNAVAILABLE") => Result;
  /** The maximum number of waiting items; any more are rejected immediately. */
  queueLimit: number;
  /** The maximum number of items that one statement writes. */
  batchLimit: number;
  /** How long a batch is retried while the database does not answer. */
  patienceMs: number;
  retryPauseMs: number;
  /**
   * How many batches may be written at once, so that the database works on one while this process prepares the next.
   * While batches are being written, another one begins only when it is about as large as they are, because few large
   * batches cost less than many small ones, or after a short wait, in case those batches are held up. If many items
   * are waiting while nothing is being written, they are divided among several batches. Default 1.
   */
  batchesAtOnce?: number;
  onWritten: (items: readonly Item[], results: readonly Result[]) => void;
  observer?: BatchObserver | undefined;
};

export type GroupWriter<Item, Result> = {
  write(item: Item): Promise<Result>;
  /** Accepts nothing more and resolves once everything waiting has been answered. */
  close(): Promise<void>;
};

type Waiting<Item, Result> = {
  key: string;
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
  /** The value that the observer's `capture()` returned for this item. */
  captured: unknown;
};

const mostCollisions = 8;
/** How long items wait for a batch to become as large as those being written. */
const gatherMs = 25;
/** A batch that is at least this share of the largest one being written counts as large. */
const largeShare = 0.75;
/** The minimum size of the batches into which waiting items are divided. */
const smallestPart = 50;

/**
 * Uses one statement to commit all items that arrive together. A batch is sent as soon as a previous one has been
 * answered, so batches grow under load, and an idle writer adds no delay.
 */
export function createGroupWriter<Item, Result>(
  options: GroupWriterOptions<Item, Result>,
): GroupWriter<Item, Result> {
  const { batchesAtOnce = 1 } = options;
  let waiting: Waiting<Item, Result>[] = [];
  let idle = Promise.withResolvers<void>();
  let closed = false;
  let running = 0;
  /** The keys of the batches that are being written. */
  const writing = new Set<string>();
  /** The sizes of the batches that are being written. */
  const sizes: number[] = [];
  const isLarge = () => waiting.length >= largeShare * Math.max(0, ...sizes);
  let gathering: NodeJS.Timeout | undefined;

  /**
   * Returns how many items the next batch may have. If one batch took all waiting items, its callers would get their
   * answers at the same time and send their next items at the same time. All items would then always be in one batch,
   * and no second one would be written in parallel.
   */
  function nextSize(): number {
    const unanswered = sizes.reduce((sum, size) => sum + size, waiting.length);
    const part = Math.ceil(unanswered / batchesAtOnce);
    return part < smallestPart ? options.batchLimit : Math.min(part, options.batchLimit);
  }

  /**
   * Takes the next batch from the queue, with each key only once. A second item with the same key waits until the first
   * has been written, and then gets the same answer.
   */
  function takeBatch(): Waiting<Item, Result>[] {
    const limit = nextSize();
    const batch: Waiting<Item, Result>[] = [];
    const kept: Waiting<Item, Result>[] = [];
    let position = 0;
    for (; position < waiting.length && batch.length < limit; position++) {
      const member = waiting[position]!;
      if (writing.has(member.key)) {
        kept.push(member);
      } else {
        writing.add(member.key);
        batch.push(member);
      }
    }
    waiting = kept.length === 0 ? waiting.slice(position) : [...kept, ...waiting.slice(position)];
    return batch;
  }

  async function run(): Promise<void> {
    // Items that arrive in the same turn of the event loop share the first batch.
    await new Promise((resolve) => setImmediate(resolve));
    // If the remaining items would make too small a batch, they wait until another batch has been written or `gatherMs`
    // have passed.
    for (let batch = takeBatch(); batch.length > 0; batch = isLarge() ? takeBatch() : []) {
      sizes.push(batch.length);
      if (isLarge()) start();
      await commit(batch, options);
      sizes.splice(sizes.indexOf(batch.length), 1);
      for (const { key } of batch) writing.delete(key);
    }
    running -= 1;
    if (running === 0) idle.resolve();
    else if (waiting.length > 0) gathering ??= setTimeout(start, gatherMs);
  }

  function start(): void {
    clearTimeout(gathering);
    gathering = undefined;
    if (waiting.length === 0 || running === batchesAtOnce) return;
    if (running === 0) idle = Promise.withResolvers();
    running += 1;
    void run();
  }

  return {
    write(item) {
      if (closed || waiting.length >= options.queueLimit) {
        return Promise.resolve(options.nothingWritten("OVERLOADED"));
      }
      return new Promise((resolve, reject) => {
        const captured = options.observer?.capture();
        waiting.push({ key: options.keyOf(item), item, resolve, reject, captured });
        if (running === batchesAtOnce) return;
        if (isLarge()) start();
        else gathering ??= setTimeout(start, gatherMs);
      });
    },
    async close() {
      closed = true;
      if (running > 0) await idle.promise;
    },
  };
}

/** Gives every item in the batch an answer, even if some of them cannot be written. */
async function commit<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  options: GroupWriterOptions<Item, Result>,
): Promise<void> {
  const items = batch.map((member) => member.item);
  const { observer } = options;
  const write = () => writeWithPatience(items, options);
  let results: Result[] | undefined;
  try {
    results = await (observer === undefined
      ? write()
      : observer.run(
          batch.map(({ captured }) => captured),
          write,
        ));
  } catch (error) {
    if (batch.length === 1) {
      batch[0]!.reject(error);
      return;
    }
    // One of the items can't be written at all. Splitting the batch in halves isolates that item in a few steps.
    const middle = Math.ceil(batch.length / 2);
    await commit(batch.slice(0, middle), options);
    await commit(batch.slice(middle), options);
    return;
  }
  batch.forEach((member, index) => {
    member.resolve(results?.[index] ?? options.nothingWritten("UNAVAILABLE"));
  });
  if (results !== undefined) options.onWritten(items, results);
}

/**
 * Writes a batch and retries after a failure; returns undefined when the time is up. Retrying is always safe,
 * because an id is written only once.
 */
async function writeWithPatience<Item, Result>(
  items: readonly Item[],
  { write, patienceMs, retryPauseMs }: GroupWriterOptions<Item, Result>,
): Promise<Result[] | undefined> {
  const givesUpAt = Date.now() + patienceMs;
  for (let collisions = 0; collisions < mostCollisions; ) {
    try {
      return await write(items);
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure === "defect") throw error;
      if (failure === "collision") collisions += 1;
      // The conflict persists, so one of the items in the batch must be the cause.
      if (collisions === mostCollisions && items.length > 1) throw error;
      if (Date.now() > givesUpAt) return undefined;
      await sleep(failure === "collision" ? Math.random() * 2 ** collisions : retryPauseMs);
    }
  }
  return undefined;
}
