import type { MfaOperation } from "@parlour/contracts/enumerations";
import type { Transaction } from "../database.ts";
import type { Refusal } from "../refusal.ts";
import type { PlayerSession } from "../session.ts";
import type { Player } from "./players.ts";

/** Confirms sensitive operations with a second factor. Answered by the player-verification service. */
export type OperationGuard = {
  /**
   * Nothing when the operation needs no confirmation, was verified in this session shortly before, or the code
   * is right; the refusal to answer otherwise. Either proof is used up.
   */
  requireConfirmation(
    session: PlayerSession,
    operation: MfaOperation,
    code: string | undefined,
  ): Promise<Refusal | undefined>;
  /**
   * Nothing when the code is the one that was sent to the player's phone to validate it; the change is made
   * together with using the code up, or not at all.
   */
  requirePhoneCode(
    player: Player,
    code: string,
    apply: (tx: Transaction) => Promise<void>,
  ): Promise<Refusal | undefined>;
  /** Whether the operation is blocked after too many wrong codes. */
  isBlocked(playerId: string, operation: MfaOperation): Promise<boolean>;
};
