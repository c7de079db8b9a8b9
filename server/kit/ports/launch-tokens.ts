import type { ChannelType, PlayMode } from "@parlour/contracts/enumerations";

/** The launch behind a launch address. */
export type Launch = {
  /** Null for a visitor who practises. */
  playerId: string | null;
  gameId: string;
  mode: PlayMode;
  currency: string;
  language: string;
  channel: ChannelType;
};

/** Answered by the games-integration service, which makes launch addresses. */
export type LaunchTokens = {
  /** Works once; undefined for a token that is unknown, forged, used or expired. */
  redeem(token: string): Promise<Launch | undefined>;
};
