import { setTimeout as sleep } from "node:timers/promises";
import { classifyFailure } from "./failures.ts";

export type GroupWriterOptions<Item, Result> = {
  /** Items of the same key are never in one batch. */
  keyOf: (item: Item) => string;
  /** Writes a batch with one commit and answers in its order; doing it again must be safe. */
  write: (items: readonly Item[]) => Promise<Result[]>;
  /** The answer to whoever is turned away, or whom the database did not answer in time. */
  nothingWritten: (reason: "OVERLOADED" | "UNAVAILABLE") => Result;
  /** Items that may wait; beyond them callers are turned away rather than kept waiting. */
  queueLimit: number;
  /** Items that one statement decides at most. */
  batchLimit: number;
  /** How long a batch waits for a database that does not answer. */
  patienceMs: number;
  /** How long it waits between two tries meanwhile. */
  retryPauseMs: number;
  onWritten: (items: readonly Item[], results: readonly Result[]) => void;
};

export type GroupWriter<Item, Result> = {
  write(item: Item): Promise<Result>;
  /** Takes nothing new and resolves once everything waiting is answered. */
  close(): Promise<void>;
};

type Waiting<Item, Result> = {
  key: string;
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

const mostCollisions = 8;

/**
 * Commits what arrives together in one statement. A batch leaves as soon as the one before it is answered: under
 * load batches grow by themselves, and an idle writer makes nobody wait.
 */
export function createGroupWriter<Item, Result>(
  options: GroupWriterOptions<Item, Result>,
): GroupWriter<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let running: Promise<void> | undefined;
  let closed = false;

  /** A key may be in a batch once; its twin stays for the next one and finds the first answer there. */
  function takeBatch(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    const kept: Waiting<Item, Result>[] = [];
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
    write(item) {
      if (closed || waiting.length >= options.queueLimit) {
        return Promise.resolve(options.nothingWritten("OVERLOADED"));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ key: options.keyOf(item), item, resolve, reject });
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
async function commit<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  options: GroupWriterOptions<Item, Result>,
): Promise<void> {
  const items = batch.map((member) => member.item);
  let results: Result[] | undefined;
  try {
    results = await writeWithPatience(items, options);
  } catch (error) {
    if (batch.length === 1) {
      batch[0]!.reject(error);
      return;
    }
    // One member cannot be written at all. Halving finds it in a few steps and lets the others through.
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

/** Trying again is always safe, because an id is written once. Nothing is answered when patience ends. */
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
      if (Date.now() > givesUpAt) return undefined;
      await sleep(failure === "collision" ? Math.random() * 2 ** collisions : retryPauseMs);
    }
  }
  return undefined;
}
