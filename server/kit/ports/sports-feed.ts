import type { FeedOutcome } from "@parlour/contracts/entities/feed";
import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";

/** The entry point for trading providers, including the built-in one. Implemented by the sportsbook. */
export type SportsFeed = {
  receive(
    provider: string,
    message: FeedMessage,
  ): Promise<{ id: string; outcome: FeedOutcome; sequence: number }>;
  /**
   * Lists the provider's scheduled and live events, each with the sequence number of its last applied message
   * and its number of markets.
   */
  listOpen(provider: string): Promise<{ event: string; sequence: number; markets: number }[]>;
  /** Returns those of the given events that exist. */
  listKnown(events: readonly string[]): Promise<ReadonlySet<string>>;
};
