import type { MfaOperation } from "@parlour/contracts/enumerations";
import { countedProof } from "../../../kit/counted-proof.ts";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { LimitResult } from "../../../kit/limits.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";

const wrongProofs = { max: 5, windowSeconds: 1_800, blockSeconds: 1_800 };

const counterOf = (playerId: string, operation: MfaOperation) => ({
  ...wrongProofs,
  scope: `operation:${operation}`,
  key: playerId,
});

/** The error for a wrong proof; enrolment uses a different code for the block (contract.md). */
type ProofErrors = {
  wrong: "MFA_INVALID_CONFIRMATION_CODE" | "VERIFICATION_FAILED";
  blocked: "ACCOUNT_BLOCKED" | "MFA_ACCOUNT_BLOCKED";
};
export const codeErrors: ProofErrors = { wrong: "MFA_INVALID_CONFIRMATION_CODE", blocked: "ACCOUNT_BLOCKED" };
export const enrolErrors: ProofErrors = {
  wrong: "MFA_INVALID_CONFIRMATION_CODE",
  blocked: "MFA_ACCOUNT_BLOCKED",
};

/** Undefined if the proof is correct, otherwise the error to return. */
export async function refuseUnlessProven(
  kit: Kit,
  { playerId, operation, errors }: { playerId: string; operation: MfaOperation; errors: ProofErrors },
  isRight: () => Promise<boolean>,
): Promise<Refusal | undefined> {
  const proof = await countedProof(kit.limits, counterOf(playerId, operation), isRight);
  if (proof.right) return undefined;
  if (proof.remaining === 0)
    return refuse(errors.blocked, { remainingBlockingTime: proof.retryAfterSeconds });
  return refuse(errors.wrong, { remainingAttempts: proof.remaining });
}

export function readProofLimit(
  kit: Kit,
  playerId: string,
  operation: MfaOperation,
  tx?: Transaction,
): Promise<LimitResult> {
  return kit.limits.peek(counterOf(playerId, operation), tx);
}

/** Resets the attempts. */
export async function unblockOperation(
  kit: Kit,
  playerId: string,
  operation: MfaOperation,
  tx: Transaction,
): Promise<void> {
  await kit.limits.reset(counterOf(playerId, operation), tx);
}
