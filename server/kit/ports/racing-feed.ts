import type { FeedOutcome } from "@parlour/contracts/entities/feed";
import type { RacingMessage } from "@parlour/contracts/entities/racing-feed";

export type RacingFeedResult = {
  id: string;
  outcome: FeedOutcome;
  sequence: number;
  /** Why the message could not be applied, worded for the provider. */
  reason: string | null;
};

/** The entry point for racing providers. Implemented by the racebook. */
export type RacingFeed = {
  receive(provider: string, message: RacingMessage): Promise<RacingFeedResult>;
};
