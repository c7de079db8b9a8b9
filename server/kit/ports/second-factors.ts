import type { EnforcementMethod } from "@parlour/contracts/enumerations";
import type { Player } from "./players.ts";

/** What a login asks of the player-verification service. Counting wrong tries is the login's own affair. */
export type SecondFactors = {
  /** Whether an authenticator app is set up and active. */
  isEnrolled(playerId: string): Promise<boolean>;
  /** Sends a login code to the validated phone, unless too many were sent; codes sent before stay good. */
  sendLoginCode(player: Player): Promise<void>;
  /** A right code is used up by this: the same one is wrong the next time. */
  verify(player: Player, method: EnforcementMethod, code: string): Promise<boolean>;
};
