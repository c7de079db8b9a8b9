import type { MfaOperation } from "@parlour/contracts/enumerations";
import type { Refusal } from "../refusal.ts";
import type { PlayerSession } from "../session.ts";

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
};
