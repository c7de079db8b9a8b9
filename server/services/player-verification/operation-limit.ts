import type { MfaOperation } from "@parlour/contracts/enumerations";
import type { Kit } from "../../kit/kit.ts";
import type { LimitResult } from "../../kit/limits.ts";
import { type Refusal, refuse } from "../../kit/refusal.ts";

const wrongProofs = { max: 5, windowSeconds: 1_800, blockSeconds: 1_800 };

const counterOf = (playerId: string, operation: MfaOperation) => ({
  ...wrongProofs,
  scope: `operation:${operation}`,
  key: playerId,
});

/** How a wrong proof is told; enrolling has a name of its own for the block (contract.md). */
type ProofErrors = {
  wrong: "MFA_INVALID_CONFIRMATION_CODE" | "VERIFICATION_FAILED";
  blocked: "ACCOUNT_BLOCKED" | "MFA_ACCOUNT_BLOCKED";
};
export const codeErrors: ProofErrors = { wrong: "MFA_INVALID_CONFIRMATION_CODE", blocked: "ACCOUNT_BLOCKED" };
export const enrolErrors: ProofErrors = {
  wrong: "MFA_INVALID_CONFIRMATION_CODE",
  blocked: "MFA_ACCOUNT_BLOCKED",
};

/**
 * Nothing when the proof is right, the refusal to answer otherwise. It is counted before it is checked, so that
 * parallel guesses cannot slip through together.
 */
export async function refuseUnlessProven(
  kit: Kit,
  { playerId, operation, errors }: { playerId: string; operation: MfaOperation; errors: ProofErrors },
  isRight: () => Promise<boolean>,
): Promise<Refusal | undefined> {
  const counter = counterOf(playerId, operation);
  const attempt = await kit.limits.hit(counter);
  if (attempt.allowed && (await isRight())) {
    await kit.limits.reset(counter);
    return undefined;
  }
  if (attempt.remaining === 0) {
    return refuse(errors.blocked, { remainingBlockingTime: attempt.retryAfterSeconds });
  }
  return refuse(errors.wrong, { remainingAttempts: attempt.remaining });
}

export function lookAtProofs(kit: Kit, playerId: string, operation: MfaOperation): Promise<LimitResult> {
  return kit.limits.peek(counterOf(playerId, operation));
}
