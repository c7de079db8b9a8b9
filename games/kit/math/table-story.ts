import type { Word } from "./pay-table.ts";

/** A piece of a round's description: plain text, a message key or a multiplier. */
export type StoryPart = string | Word | { times: number };

/** A round of a shared table described as text: the outcome and the player's own bets. */
export type TableStory = {
  facts: { name: Word; value: StoryPart[] }[];
  /** The player's bets, with stakes in minor units. */
  bets: { name: StoryPart[]; stake: number }[];
};

/**
 * How a shared game describes its rounds: the message groups it needs, and the function that builds the text.
 */
export type StoryTeller = {
  words: readonly string[];
  describe(step: { action: unknown; view: unknown }): TableStory;
};
