import type { PlayerProtection } from "@parlour/contracts/entities/player-details";
import { VERIFICATION_TYPES as KNOWN_PROOFS, MFA_OPERATIONS } from "@parlour/contracts/enumerations";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { wrongProofs } from "../../../kit/player-proofs.ts";
import { readProofLimit } from "./operation-limit.ts";
import { findTwoFactorState } from "./two-factor.ts";

/** Reads a player's security status for operators. */
export async function readProtection(
  kit: Kit,
  playerId: string,
  tx?: Transaction,
): Promise<PlayerProtection> {
  const operations: PlayerProtection["operations"] = [];
  for (const operation of MFA_OPERATIONS) {
    const { allowed, retryAfterSeconds } = await readProofLimit(kit, playerId, operation, tx);
    operations.push({
      operation,
      status: allowed ? "AVAILABLE" : "BLOCKED",
      remainingBlockingSeconds: allowed ? 0 : retryAfterSeconds,
    });
  }
  for (const proof of KNOWN_PROOFS) {
    const { allowed, retryAfterSeconds } = await kit.limits.peek(wrongProofs(playerId, proof), tx);
    operations.push({
      operation: proof,
      status: allowed ? "AVAILABLE" : "BLOCKED",
      remainingBlockingSeconds: allowed ? 0 : retryAfterSeconds,
    });
  }
  return { twoFactor: await findTwoFactorState(tx ?? kit.db, playerId), operations };
}
