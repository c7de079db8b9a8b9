import type { Transaction } from "./database.ts";

export type EnqueueOptions = {
  startAfter?: Date;
  /** At most one waiting job of this name has the key; a second one is dropped. */
  singletonKey?: string;
};

export type JobHandler<Data extends object> = (
  data: Data,
  job: { id: string; attempt: number },
) => Promise<void>;

export type Jobs = {
  /** Becomes work only when the caller's transaction commits. */
  enqueue(tx: Transaction, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** A handler that throws is tried again later, so it must bear running twice. */
  work<Data extends object>(name: string, handler: JobHandler<Data>): Promise<void>;
  /** Runs the job of that name at each time of the cron expression (UTC), on one server only. */
  schedule(name: string, cron: string): Promise<void>;
  /** Takes no new jobs and waits for those under way. */
  stop(): Promise<void>;
};
