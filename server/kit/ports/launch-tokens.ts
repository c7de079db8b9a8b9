import type { ChannelType, PlayMode } from "@parlour/contracts/enumerations";

/** The launch that a launch URL identifies. */
export type Launch = {
  /** Null for a visitor in practice mode. */
  playerId: string | null;
  gameId: string;
  mode: PlayMode;
  currency: string;
  language: string;
  channel: ChannelType;
};

/** Implemented by the games-integration service, which creates launch URLs. */
export type LaunchTokens = {
  /**
   * Works once, for the player who requested it or for a visitor (null). Undefined if the token is unknown,
   * forged, used or expired. Another player's attempt does not use it up.
   */
  redeem(token: string, playerId: string | null): Promise<Launch | "STRANGER" | undefined>;
};
