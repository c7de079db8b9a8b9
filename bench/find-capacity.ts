/**
 * The throughput that a number of workers reached: successful responses per second, and the share of requests that were
 * refused.
 */
export type Load = { goodPerSecond: number; refusedShare: number };

/** A server that refuses a larger share of requests than this is overloaded. */
const maxRefusedShare = 0.01;

/**
 * Measures with more and more workers, and returns the highest rate of successful responses. A single step without
 * growth does not end the search, because a brief stall of the machine looks the same. Refusals end it, because the
 * requests of more workers would be refused too.
 */
export async function findCapacity(
  workerCounts: readonly number[],
  measure: (workers: number) => Promise<Load>,
): Promise<number> {
  let capacity = 0;
  for (const workers of workerCounts) {
    const { goodPerSecond, refusedShare } = await measure(workers);
    const isOverloaded = refusedShare > maxRefusedShare;
    // A measurement under overload is used only if there is no other measurement.
    if (!isOverloaded || capacity === 0) capacity = Math.max(capacity, goodPerSecond);
    if (isOverloaded) break;
  }
  if (capacity === 0)
    throw new Error("The server gave no good answer, so it has no capacity to compare with.");
  return capacity;
}
