/** A text of the games' messages: its key and its placeholders. */
export type Word = { word: string; values?: Record<string, string | number> };

/** A cell of a table. Figures are sent as numbers; the client formats them. */
export type PayCell =
  | Word
  /** A count, or a range of counts. */
  | { count: number; to?: number }
  /** A multiple of the stake, which includes the stake if it is returned. */
  | { times: number }
  /** Odds paid on top of the stake: to one, or to the second number if there is one. */
  | { odds: [number, number] }
  /** A probability or share: 0.5 is one half. */
  | { share: number }
  /** Not applicable. */
  | null;

/**
 * A table of payouts for players. It is generated from the figures that the game is played with, so that the
 * game's page and the rules in its frame always agree with them.
 */
export type PayTable = {
  title: Word;
  notes: Word[];
  /** The first column labels the rows. */
  columns: PayCell[];
  /** The first cell of a row is its label. */
  rows: PayCell[][];
};
