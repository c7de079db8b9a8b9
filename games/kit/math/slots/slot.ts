import type { JackpotPool } from "../game.ts";

/** One letter of a strip; `Slot.symbols` maps it to a symbol. */
export type Letter = string;

/** Payouts by count, in coins; the highest count reached applies. A spin costs `Slot.coins` coins. */
export type PayByCount = Readonly<Record<number, number>>;

/** Values with whole-number weights. */
export type Weighted = readonly (readonly [value: number, weight: number])[];

/** The pay system. A line gives its row on each reel, counted from the top. */
export type Reading =
  | { kind: "lines"; lines: readonly (readonly number[])[]; bothWays?: true }
  | { kind: "ways" }
  | { kind: "anywhere" }
  | { kind: "clusters" };

/** A prize on a hold-and-win coin: a multiple of the stake, optionally with a name. */
export type CoinPrize = { value: number; weight: number; prize?: string };

export type HoldAndWin = {
  coin: Letter;
  /** The number of coins on one screen that starts the respins. */
  needed: number;
  respins: number;
  /** The probability, in ten-thousandths, that an empty cell gets a coin in a respin. */
  landsIn10000: number;
  coins: readonly CoinPrize[];
  /** The multiple of the stake for a full screen, in addition to its coins. */
  full: { value: number; prize: string };
};

export type FreeSpins = {
  awards: PayByCount;
  /** Additional free spins for scatters during free spins. */
  retrigger?: PayByCount;
  /** The multiplier of the first free spin, the second and so on; the last one stays. */
  multipliers: readonly number[];
  reels?: readonly string[];
  heights?: readonly Weighted[];
  cascadeMultipliers?: readonly number[];
};

/** The probability of winning a pool is proportional to the stake, so every unit staked is worth the same. */
export type JackpotTier = JackpotPool & {
  /** The average number of cents staked per win. */
  stakePerHit: number;
};

/** A slot is data: the engine plays it, the proof reads it, the client draws it. */
export type Slot = {
  slug: string;
  symbols: Readonly<Record<Letter, string>>;
  /** The text key of every symbol, by the symbol's name. */
  symbolWords: Readonly<Record<string, string>>;
  /** The cost of one spin, in the coins of `pays`. */
  coins: number;
  rows: number;
  /** Strips from top to bottom; a stop is the index of the screen's top row. */
  reels: readonly string[];
  reading: Reading;
  pays: Readonly<Record<Letter, PayByCount>>;
  /** Mixed symbols that also pay together on a line. */
  mixed?: { letters: string; pays: PayByCount };

  wild?: Letter;
  /** Each wild in a winning line multiplies the win by this. */
  wildMultiplier?: number;
  /** A wild on a reel fills all of it. */
  expandingWilds?: true;

  scatter?: Letter;
  scatterPays?: PayByCount;
  freeSpins?: FreeSpins;

  /** All occurrences of this symbol on a screen turn into one other symbol, drawn by weight. */
  mystery?: { letter: Letter; reveals: readonly (readonly [Letter, number])[] };
  /** The wins of every spin are multiplied by a value drawn from here. */
  spinMultipliers?: Weighted;
  /** The number of rows each reel shows, drawn for every spin. `rows` is then the maximum. */
  heights?: readonly Weighted[];

  /** Winning symbols are removed and others fall: the multipliers of the first screen, the second and so on. */
  cascadeMultipliers?: readonly number[];
  /** Symbols that carry a multiplier; their sum multiplies the spin's cascade wins. */
  lantern?: { letter: Letter; values: Weighted };

  holdAndWin?: HoldAndWin;
  jackpots?: readonly JackpotTier[];
};
