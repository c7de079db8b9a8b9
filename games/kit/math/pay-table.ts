/** A translated text of the games: its message key and the values of its placeholders. */
export type Word = { word: string; values?: Record<string, string | number> };

/** A cell of a pay table. Figures are numbers, which the client formats. */
export type PayCell =
  | Word
  /** A count, or a range of counts. */
  | { count: number; to?: number }
  /** A payout as a multiple of the stake, including the stake if it is returned. */
  | { times: number }
  /** Odds paid on top of the stake, such as 3 to 2. */
  | { odds: [number, number] }
  /** A probability or share: 0.5 is one half. */
  | { share: number }
  /** An empty cell, for values that do not apply. */
  | null;

/**
 * A table of payouts for players. It is generated from the figures that the game plays with, so the game's
 * page and the rules dialog always agree with the game.
 */
export type PayTable = {
  title: Word;
  notes: Word[];
  /** The first column labels the rows. */
  columns: PayCell[];
  /** The first cell of a row is its label. */
  rows: PayCell[][];
};
