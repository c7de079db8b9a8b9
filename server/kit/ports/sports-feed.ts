import type { FeedMessage, FeedOutcome } from "@parlour/contracts/entities/sports-feed";

/** The way in for trading providers, the built-in one included. Implemented by the sportsbook. */
export type SportsFeed = {
  receive(
    provider: string,
    message: FeedMessage,
  ): Promise<{ id: string; outcome: FeedOutcome; sequence: number }>;
  /** The number of the last message about an event that was applied; 0 for an unknown event. */
  findSequence(event: string): Promise<number>;
};
