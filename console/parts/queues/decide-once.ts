import { recountQueues } from "../../app/use-queue-counts.ts";

/** Decides, and then looks at the queue again: also when somebody else was faster, so that the row tells the truth. */
export async function decideOnce<Answer>(work: () => Promise<Answer>, reload: () => void): Promise<Answer> {
  try {
    return await work();
  } finally {
    reload();
    recountQueues();
  }
}
