import type { MfaOperation } from "@parlour/contracts/enumerations";
import { countedProof } from "../../../kit/counted-proof.ts";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { LimitResult, LimitRule } from "../../../kit/limits.ts";
import { type KnownProof, wrongProofs } from "../../../kit/player-proofs.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";

export const wrongCodes = { max: 5, windowSeconds: 1_800, blockSeconds: 1_800 };

const codeCounter = (playerId: string, operation: MfaOperation): LimitRule => ({
  ...wrongCodes,
  scope: `operation:${operation}`,
  key: playerId,
});

/** Returns the counters of an operation. The operation is blocked when any of the proofs that permit it is blocked. */
const countersOf = (playerId: string, operation: MfaOperation): LimitRule[] => [
  codeCounter(playerId, operation),
  // A change to the profile can be confirmed by password or PIN.
  ...(operation === "updateProfile"
    ? [wrongProofs(playerId, "PASSWORD"), wrongProofs(playerId, "PIN_CODE")]
    : []),
];

/**
 * The error codes for a wrong proof and for a blocked operation. Enrolment in two-factor authentication has its own
 * code for a blocked operation.
 */
type ProofErrors = {
  wrong: "MFA_INVALID_CONFIRMATION_CODE" | "VERIFICATION_FAILED";
  blocked: "ACCOUNT_BLOCKED" | "MFA_ACCOUNT_BLOCKED";
};
export const codeErrors: ProofErrors = { wrong: "MFA_INVALID_CONFIRMATION_CODE", blocked: "ACCOUNT_BLOCKED" };
export const enrolErrors: ProofErrors = {
  wrong: "MFA_INVALID_CONFIRMATION_CODE",
  blocked: "MFA_ACCOUNT_BLOCKED",
};

type Proof = {
  playerId: string;
  operation: MfaOperation;
  errors: ProofErrors;
  /**
   * Which secret is checked; undefined for a code. Wrong passwords and PINs are counted across all
   * operations, wrong codes per operation.
   */
  known?: KnownProof | undefined;
};

/** Checks a proof. Returns undefined if it is correct, otherwise the error to return. */
export async function refuseUnlessProven(
  kit: Kit,
  { playerId, operation, errors, known }: Proof,
  isRight: () => Promise<boolean>,
): Promise<Refusal | undefined> {
  const counter = known ? wrongProofs(playerId, known) : codeCounter(playerId, operation);
  const limit = await strictest(kit, [...countersOf(playerId, operation), counter]);
  if (!limit.allowed) return refuse(errors.blocked, { remainingBlockingTime: limit.retryAfterSeconds });
  const proof = await countedProof(kit.limits, counter, isRight);
  if (proof.right) return undefined;
  if (proof.remaining === 0)
    return refuse(errors.blocked, { remainingBlockingTime: proof.retryAfterSeconds });
  return refuse(errors.wrong, { remainingAttempts: proof.remaining });
}

/** Returns the strictest of the operation's counters. */
export async function readProofLimit(
  kit: Kit,
  playerId: string,
  operation: MfaOperation,
  tx?: Transaction,
): Promise<LimitResult> {
  return await strictest(kit, countersOf(playerId, operation), tx);
}

export async function readCodeLimit(
  kit: Kit,
  playerId: string,
  operation: MfaOperation,
): Promise<LimitResult> {
  return await kit.limits.peek(codeCounter(playerId, operation));
}

async function strictest(kit: Kit, counters: LimitRule[], tx?: Transaction): Promise<LimitResult> {
  let found: LimitResult | undefined;
  for (const counter of counters) {
    const limit = await kit.limits.peek(counter, tx);
    if (found === undefined || limit.retryAfterSeconds > found.retryAfterSeconds) found = limit;
  }
  return found!;
}

/** Resets the failed attempts of an operation. */
export async function unblockOperation(
  kit: Kit,
  playerId: string,
  operation: MfaOperation,
  tx: Transaction,
): Promise<void> {
  for (const counter of countersOf(playerId, operation)) await kit.limits.reset(counter, tx);
}
