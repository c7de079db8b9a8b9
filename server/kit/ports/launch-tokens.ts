import type { ChannelType, PlayMode } from "@parlour/contracts/enumerations";

/** The game launch that a launch URL identifies. */
export type Launch = {
  /** The player; null for a visitor in practice mode. */
  playerId: string | null;
  gameId: string;
  mode: PlayMode;
  currency: string;
  language: string;
  channel: ChannelType;
};

/** Redeems launch tokens. Implemented by the games-integration service, which creates launch URLs. */
export type LaunchTokens = {
  /**
   * Redeems a token for the player who requested it, or for a visitor (null). A token works once. Returns undefined if
   * the token is unknown, forged, used or expired. Returns STRANGER, and leaves the token valid, if it belongs to
   * another player.
   */
  redeem(token: string, playerId: string | null): Promise<Launch | "STRANGER" | undefined>;
};
