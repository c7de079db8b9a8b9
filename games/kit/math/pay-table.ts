/** A text of the games' own words: its key, and what goes into its gaps. */
export type Word = { word: string; values?: Record<string, string | number> };

/** A field of a table. Figures are as the maths has them; how they are written is up to who shows them. */
export type PayCell =
  | Word
  /** So many of something, or from so many to so many. */
  | { count: number; to?: number }
  /** Of the stake, which is in it where it comes back. */
  | { times: number }
  /** To one, or to whatever the second says: what is paid on top of the stake. */
  | { odds: [number, number] }
  /** A chance, or a part of something: 0.5 is one half. */
  | { share: number }
  /** There is no such thing. */
  | null;

/**
 * What a game pays, for reading. It is made from the same figures that the game is played by, so that the game's
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
