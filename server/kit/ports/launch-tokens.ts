import type { ChannelType, PlayMode } from "@parlour/contracts/enumerations";

/** What a launch address stands for. */
export type Launch = {
  /** None for a visitor who practises. */
  playerId: string | null;
  gameId: string;
  mode: PlayMode;
  currency: string;
  language: string;
  channel: ChannelType;
};

/** Answered by the games-integration service, which makes launch addresses. */
export type LaunchTokens = {
  /** Works once; undefined when the token was never made, was changed, used or is too old. */
  redeem(token: string): Promise<Launch | undefined>;
};
