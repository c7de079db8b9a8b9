import type { FeedMessage, FeedOutcome } from "@parlour/contracts/entities/sports-feed";

/** The way in for trading providers, the built-in one included. Implemented by the sportsbook. */
export type SportsFeed = {
  receive(
    provider: string,
    message: FeedMessage,
  ): Promise<{ id: string; outcome: FeedOutcome; sequence: number }>;
  /** The provider's events that are not over, the number of the last message that was applied, and of markets. */
  listOpen(provider: string): Promise<{ event: string; sequence: number; markets: number }[]>;
  /** Which of these events exist. */
  listKnown(events: readonly string[]): Promise<ReadonlySet<string>>;
};
