import type { LimitRule } from "./limits.ts";

/** The kinds of secrets that a player knows. */
export type KnownProof = "PASSWORD" | "PIN_CODE";

/**
 * Returns the counter of a player's wrong passwords or PINs, wherever they are entered: at the cashier,
 * before a change, at login. Each has its own counter, so that a correct password does not allow five more
 * PIN attempts.
 */
export function wrongProofs(playerId: string, proof: KnownProof): LimitRule {
  return { scope: `proof:${proof}`, key: playerId, max: 5, windowSeconds: 1_800, blockSeconds: 1_800 };
}
