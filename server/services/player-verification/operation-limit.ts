import type { MfaOperation } from "@parlour/contracts/enumerations";
import type { Kit } from "../../kit/kit.ts";
import type { LimitResult } from "../../kit/limits.ts";

const wrongProofs = { max: 5, windowSeconds: 1_800, blockSeconds: 1_800 };

const counterOf = (playerId: string, operation: MfaOperation) => ({
  ...wrongProofs,
  scope: `operation:${operation}`,
  key: playerId,
});

/** Counted before the proof is checked, so that parallel guesses cannot slip through together. */
export function countProof(kit: Kit, playerId: string, operation: MfaOperation): Promise<LimitResult> {
  return kit.limits.hit(counterOf(playerId, operation));
}

export function clearProofs(kit: Kit, playerId: string, operation: MfaOperation): Promise<void> {
  return kit.limits.reset(counterOf(playerId, operation));
}

export function lookAtProofs(kit: Kit, playerId: string, operation: MfaOperation): Promise<LimitResult> {
  return kit.limits.peek(counterOf(playerId, operation));
}
