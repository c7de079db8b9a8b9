import type { Limits } from "./limits.ts";

type Counter = Parameters<Limits["hit"]>[0];
export type CountedProof =
  | { right: true }
  /** `remaining` more may be tried; none until `retryAfterSeconds` have passed when it is 0. */
  | { right: false; remaining: number; retryAfterSeconds: number };

/** A guess is counted before it is checked, so that parallel guesses cannot slip through together. */
export async function countedProof(
  limits: Limits,
  counter: Counter,
  isRight: () => Promise<boolean>,
): Promise<CountedProof> {
  const attempt = await limits.hit(counter);
  if (attempt.allowed && (await isRight())) {
    await limits.reset(counter);
    return { right: true };
  }
  return { right: false, remaining: attempt.remaining, retryAfterSeconds: attempt.retryAfterSeconds };
}
