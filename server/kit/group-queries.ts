import { createGroupWriter } from "@parlour/ledger/group-writer";

export type GroupQueriesOptions<Item, Result> = {
  /** Returns the key of an item; a statement contains at most one item per key. If unset, it may contain any items. */
  keyOf?: (item: Item) => string;
  /** Runs one statement for all items and returns the results in order. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>;
};

type Settled<Result> = { value: Result } | { error: unknown };

const BATCH_LIMIT = 200;

/**
 * Lets requests that arrive together share one statement, and so one commit. If it fails, it fails for each of
 * them: nothing is retried.
 */
export function groupQueries<Item, Result>({ keyOf, run }: GroupQueriesOptions<Item, Result>) {
  let items = 0;
  const writer = createGroupWriter<Item, Settled<Result>>({
    keyOf: keyOf ?? (() => String(items++)),
    async write(batch) {
      try {
        return (await run(batch)).map((value) => ({ value }));
      } catch (error) {
        return batch.map(() => ({ error }));
      }
    },
    // `nothingWritten` is never called: the queue has no limit, because the server already limits its
    // requests, and `write` doesn't throw.
    nothingWritten: (reason) => ({ error: new Error(`The statement was not sent: ${reason}.`) }),
    queueLimit: Number.POSITIVE_INFINITY,
    batchLimit: BATCH_LIMIT,
    patienceMs: 0,
    retryPauseMs: 0,
    batchesAtOnce: 2,
    onWritten() {},
  });
  return async (item: Item): Promise<Result> => {
    const settled = await writer.write(item);
    if ("error" in settled) throw settled.error;
    return settled.value;
  };
}
