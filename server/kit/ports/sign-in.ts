import type { LoginSuccess } from "@parlour/contracts/entities/login";
import type { SetCookie } from "../service.ts";
import type { PlayerSession } from "../session.ts";
import type { Player } from "./players.ts";
import type { VisitorOrigin } from "./visitor-location.ts";

export type SignInFrom = VisitorOrigin & {
  deviceId: string | null;
  userAgent: string | null;
  /** Whether the player passed a second factor on this device, which makes it a known device. */
  deviceProven: boolean;
  /** Whether the exclusion register was already queried, because the player has just joined. */
  isNewPlayer?: boolean;
  /**
   * The session that this browser had until now. It is ended, so that it does not continue for another
   * person.
   */
  replaced: PlayerSession | undefined;
};

/** Opens a session for a player who has proven who they are. Implemented by the login service. */
export type SignIn = {
  start(player: Player, from: SignInFrom): Promise<{ answer: LoginSuccess; cookie: SetCookie }>;
};
