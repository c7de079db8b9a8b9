import { recountQueues } from "../../app/use-queue-counts.ts";

/** Makes a decision and reloads the queue, even if the call fails because someone else has already decided. */
export async function decideOnce<Answer>(work: () => Promise<Answer>, reload: () => void): Promise<Answer> {
  try {
    return await work();
  } finally {
    reload();
    recountQueues();
  }
}
