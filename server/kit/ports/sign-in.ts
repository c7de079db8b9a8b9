import type { LoginSuccess } from "@parlour/contracts/entities/login";
import type { SetCookie } from "../service.ts";
import type { PlayerSession } from "../session.ts";
import type { Player } from "./players.ts";
import type { VisitorOrigin } from "./visitor-location.ts";

export type SignInFrom = VisitorOrigin & {
  deviceId: string | null;
  userAgent: string | null;
  /** The player passed a second factor on this device: from now on it is known. */
  deviceProven: boolean;
  /** The exclusion register was asked when the player joined a moment ago. */
  isNewPlayer?: boolean;
  /**
   * The session that this browser had until now; it ends, so that no session continues for another person.
   */
  replaced: PlayerSession | undefined;
};

/** Implemented by the login service: opens a session for a player who has proven who they are. */
export type SignIn = {
  start(player: Player, from: SignInFrom): Promise<{ answer: LoginSuccess; cookie: SetCookie }>;
};
