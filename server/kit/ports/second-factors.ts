import type { EnforcementMethod } from "@parlour/contracts/enumerations";
import type { Player } from "./players.ts";

export type FactorVerdict = { kind: "right" | "wrong" } | { kind: "blocked"; retryAfterSeconds: number };

/**
 * Second factors for logins. Implemented by the player-verification service; the login service counts wrong
 * codes.
 */
export type SecondFactors = {
  /** Returns whether an authenticator app is set up and active. */
  isEnrolled(playerId: string): Promise<boolean>;
  /** Sends a login code to the verified phone, unless too many were sent; earlier codes stay valid. */
  sendLoginCode(player: Player): Promise<void>;
  /**
   * Checks a code or PIN. A correct code is used up and does not work again. The PIN may be blocked by wrong attempts
   * elsewhere.
   */
  verify(player: Player, method: EnforcementMethod, code: string): Promise<FactorVerdict>;
};
