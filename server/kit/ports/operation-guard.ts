import type { MfaOperation } from "@parlour/contracts/enumerations";
import type { Transaction } from "../database.ts";
import type { Refusal } from "../refusal.ts";
import type { PlayerSession } from "../session.ts";
import type { Player } from "./players.ts";

/** Confirms sensitive operations with a second factor. Implemented by the player-verification service. */
export type OperationGuard = {
  /**
   * Returns nothing if the operation needs no confirmation, was confirmed in this session shortly before, or the code
   * is correct; otherwise returns the refusal to send to the player. Each proof works once.
   */
  requireConfirmation(
    session: PlayerSession,
    operation: MfaOperation,
    code: string | undefined,
  ): Promise<Refusal | undefined>;
  /** Like `requireConfirmation`, but requires a confirmation even if the site settings do not. */
  requireProof(
    session: PlayerSession,
    operation: MfaOperation,
    code: string | undefined,
  ): Promise<Refusal | undefined>;
  /**
   * Returns nothing if the code is the one sent to verify the player's phone. The change and the use of the
   * code are committed together.
   */
  requirePhoneCode(
    player: Player,
    code: string,
    apply: (tx: Transaction) => Promise<void>,
  ): Promise<Refusal | undefined>;
  /** Returns whether the operation is blocked after too many wrong codes. */
  isBlocked(playerId: string, operation: MfaOperation): Promise<boolean>;
};
