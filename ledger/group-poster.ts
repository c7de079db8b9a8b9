import type { Queryable } from "./accounts.ts";
import { createGroupWriter, type GroupWriterOptions } from "./group-writer.ts";
import { postBatch } from "./post-batch.ts";
import { assertPosting, nothingKept, type Posting, type PostingResult } from "./posting.ts";

export type GroupPosterOptions = Pick<
  GroupWriterOptions<Posting, PostingResult>,
  "queueLimit" | "batchLimit" | "patienceMs" | "retryPauseMs" | "observer"
> & {
  pool: Queryable;
  slice: number;
  now: () => Date;
  onPosted: (postings: readonly Posting[]) => void;
};

export type GroupPoster = {
  post(posting: Posting): Promise<PostingResult>;
  /** Accepts no new work and resolves once everything waiting has been answered. */
  close(): Promise<void>;
};

/** Uses one statement to commit all postings that arrive together. */
export function createGroupPoster({
  pool,
  slice,
  now,
  onPosted,
  ...limits
}: GroupPosterOptions): GroupPoster {
  const writer = createGroupWriter<Posting, PostingResult>({
    ...limits,
    keyOf: ({ playerId, id }) => `${playerId}\n${id}`,
    write: (postings) => postBatch(pool, postings, now(), slice),
    nothingWritten: nothingKept,
    onWritten(postings, results) {
      const isNew = (index: number) => results[index]?.outcome === "POSTED" && !results[index].replayed;
      const posted = postings.filter((_, index) => isNew(index));
      if (posted.length > 0) onPosted(posted);
    },
  });
  return {
    post(posting) {
      assertPosting(posting);
      return writer.write(posting);
    },
    close: () => writer.close(),
  };
}
