import type { LimitRule, Limits } from "./limits.ts";
import type { CountedProof } from "./proof-attempts.ts";

export type { CountedProof } from "./proof-attempts.ts";

/** Checks a password, PIN or code, and counts wrong ones: see `Limits.prove`. */
export function countedProof(
  limits: Limits,
  counter: LimitRule,
  isRight: () => Promise<boolean>,
): Promise<CountedProof> {
  return limits.prove(counter, isRight);
}
