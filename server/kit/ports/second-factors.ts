import type { EnforcementMethod } from "@parlour/contracts/enumerations";
import type { Player } from "./players.ts";

/** Second factors for logins. Answered by the player-verification service; the login service counts wrong tries. */
export type SecondFactors = {
  /** Whether an authenticator app is set up and active. */
  isEnrolled(playerId: string): Promise<boolean>;
  /** Sends a login code to the validated phone, unless too many were sent; earlier codes stay valid. */
  sendLoginCode(player: Player): Promise<void>;
  /** A correct code is used up and does not work again. */
  verify(player: Player, method: EnforcementMethod, code: string): Promise<boolean>;
};
