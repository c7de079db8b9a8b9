/** A text of the games' own words: its key, and what goes into its gaps. */
export type Word = { word: string; values?: Record<string, string | number> };

/** A field of a table. Figures are as the maths has them; how they are written is up to who shows them. */
export type PayCell =
  | Word
  /** A number of things, or a range. */
  | { count: number; to?: number }
  /** A multiple of the stake, which includes the stake if it is returned. */
  | { times: number }
  /** To one, or to whatever the second says: what is paid on top of the stake. */
  | { odds: [number, number] }
  /** A chance, or a part of something: 0.5 is one half. */
  | { share: number }
  /** There is no such thing. */
  | null;

/**
 * A table of payouts for players. It is made from the same figures that the game is played by, so that the game's
 * page and the rules in its frame cannot say anything else.
 */
export type PayTable = {
  title: Word;
  notes: Word[];
  /** The first says what the rows are. */
  columns: PayCell[];
  /** The first cell of each says which it is. */
  rows: PayCell[][];
};
