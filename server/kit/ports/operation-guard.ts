import type { MfaOperation } from "@parlour/contracts/enumerations";
import type { Transaction } from "../database.ts";
import type { Refusal } from "../refusal.ts";
import type { PlayerSession } from "../session.ts";
import type { Player } from "./players.ts";

/** Answered by the player-verification service: may this session do that operation now? */
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
  /** Whether too many wrong proofs have shut the operation for a while. */
  isBlocked(playerId: string, operation: MfaOperation): Promise<boolean>;
};
