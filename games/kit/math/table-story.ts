import type { Word } from "./pay-table.ts";

/** A piece of text: literal, a message key, or a multiplier. */
export type StoryPart = string | Word | { times: number };

/** A text description of a shared-table round: the outcome and the player's own bets. */
export type TableStory = {
  facts: { name: Word; value: StoryPart[] }[];
  /** Stakes in minor units. */
  bets: { name: StoryPart[]; stake: number }[];
};

/**
 * How a shared game describes its rounds: the message groups it needs, and the function that writes the text.
 */
export type StoryTeller = {
  words: readonly string[];
  tell(step: { action: unknown; view: unknown }): TableStory;
};
