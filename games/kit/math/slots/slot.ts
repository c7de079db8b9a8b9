import type { JackpotPool } from "../game.ts";

/** One letter of a strip; `Slot.symbols` maps it to a symbol. */
export type Letter = string;

/** Payouts in coins by count; the highest count reached applies. A spin costs `Slot.coins` coins. */
export type PayByCount = Readonly<Record<number, number>>;

/** Values with whole-number weights. */
export type Weighted = readonly (readonly [value: number, weight: number])[];

/** The pay system. A line lists its row on each reel, counted from the top. */
export type Reading =
  | { kind: "lines"; lines: readonly (readonly number[])[]; bothWays?: true }
  | { kind: "ways" }
  | { kind: "anywhere" }
  | { kind: "clusters" };

/**
 * Multipliers on cells, for clusters: a cell that has won once is marked, and each further win doubles its
 * multiplier, from ×2. A cluster is multiplied by the sum of its cells' multipliers. The
 * multipliers are cleared after the paid spin, and are kept from the first free spin to the last one.
 */
export type CellMultipliers = { most: number };

/** Cash symbols carry a value, and every collector on the screen pays all of them. */
export type Collect = {
  cash: Letter;
  collector: Letter;
  /** The values of a cash symbol, as multiples of the stake. */
  values: Weighted;
  /** In free spins, each time `every` collectors have landed, more spins and the next multiplier are awarded. */
  meter: { every: number; moreSpins: number; multipliers: readonly number[] };
};

/** A bet that costs more than the stake, and spins reels with more scatters. */
export type AnteBet = {
  /** The cost of a round as a fraction of the stake, such as 5/4. */
  cost: readonly [numerator: number, denominator: number];
  reels: readonly string[];
};

/** A bet that buys the free spins: its first spin shows this many scatters. */
export type FeatureBuy = {
  /** The cost of a round as a multiple of the stake. */
  cost: number;
  scatters: number;
};

/** A prize on a hold-and-win coin: a multiple of the stake, optionally with a name. */
export type CoinPrize = { value: number; weight: number; prize?: string };

export type HoldAndWin = {
  coin: Letter;
  /** The number of coins on one screen that starts the respins. */
  needed: number;
  respins: number;
  /** The probability that an empty cell gets a coin in a respin, in ten-thousandths. */
  landsIn10000: number;
  coins: readonly CoinPrize[];
  /** The prize for a full screen as a multiple of the stake, in addition to its coins. */
  full: { value: number; prize: string };
};

/** Walking wilds: each one moves a reel to the left with a respin, until it leaves the screen. */
export type WalkingWilds = {
  /** The maximum number of respins in a round. */
  respins: number;
};

/** A pick bonus, started by scatters. */
export type PickBonus = {
  /** The number of picks by number of scatters. */
  picks: PayByCount;
  /** The hidden prizes, as multiples of the stake; each can be picked once. */
  prizes: readonly number[];
};

export type FreeSpins = {
  awards: PayByCount;
  /** Additional free spins for scatters during free spins. */
  retrigger?: PayByCount;
  /**
   * The multipliers of the first free spin, the second and so on; the last one applies to all further spins.
   */
  multipliers: readonly number[];
  reels?: readonly string[];
  heights?: readonly Weighted[];
  cascadeMultipliers?: readonly number[];
  /** The multiplier starts at ×1 and grows by one with every cascade, until the last free spin. */
  growingMultiplier?: true;
  /** Whether reels that a wild has filled stay wild until the last free spin. */
  stickyWilds?: true;
  /**
   * One of these symbols is drawn for all free spins. After the usual wins, if the symbol is on enough reels, it
   * fills them and pays on every line, even if the reels are not adjacent.
   */
  expandingSymbols?: readonly (readonly [Letter, number])[];
};

/**
 * A jackpot pool. The probability of winning it is proportional to the stake, so every unit staked has the
 * same chance.
 */
export type JackpotTier = JackpotPool & {
  /** The average amount staked per win, in cents. */
  stakePerHit: number;
};

/** A slot is described as data: the engine plays it, the proof evaluates it and the client draws it. */
export type Slot = {
  slug: string;
  symbols: Readonly<Record<Letter, string>>;
  /** The message key of every symbol's name, by symbol. */
  symbolWords: Readonly<Record<string, string>>;
  /** The cost of one spin, in the coins of `pays`. */
  coins: number;
  rows: number;
  /** The reel strips from top to bottom; a stop is the index of the symbol in the top row. */
  reels: readonly string[];
  reading: Reading;
  pays: Readonly<Record<Letter, PayByCount>>;
  /** Mixed symbols that also pay together on a line. */
  mixed?: { letters: string; pays: PayByCount };

  wild?: Letter;
  /** The factor by which each wild in a winning line multiplies the win. */
  wildMultiplier?: number;
  /** Whether a wild fills its whole reel. */
  expandingWilds?: true;
  /** Moves reels filled by a wild to the left with each respin; requires `expandingWilds`. */
  walkingWilds?: WalkingWilds;

  scatter?: Letter;
  scatterPays?: PayByCount;
  freeSpins?: FreeSpins;
  pickBonus?: PickBonus;

  /** The mystery symbol: all of its occurrences on a screen turn into the same symbol, drawn by weight. */
  mystery?: { letter: Letter; reveals: readonly (readonly [Letter, number])[] };
  /** The multiplier of each spin's wins is drawn from these values. */
  spinMultipliers?: Weighted;
  /** The number of rows that each reel shows, drawn for every spin; `rows` is then the maximum. */
  heights?: readonly Weighted[];
  /**
   * The rows of the first spin and of each respin: a win awards a respin with the next number of rows, up to
   * the last one.
   */
  rising?: readonly number[];
  /**
   * The height of every reel in the first spin and in each respin, in place of `rising`: a win awards a respin
   * with the next heights. A reel of height 0 is still closed.
   */
  opening?: readonly (readonly number[])[];

  /**
   * Cascades: winning symbols are removed and others fall. Lists the multipliers of the first screen, the
   * second and so on.
   */
  cascadeMultipliers?: readonly number[];
  /** Symbols that carry a multiplier. The spin's cascade wins are multiplied by the sum of these multipliers. */
  lantern?: { letter: Letter; values: Weighted };
  cellMultipliers?: CellMultipliers;

  collect?: Collect;
  anteBet?: AnteBet;
  featureBuy?: FeatureBuy;
  /** A round ends as soon as it has won this multiple of the stake, and pays no more. */
  maximumWin?: number;

  holdAndWin?: HoldAndWin;
  jackpots?: readonly JackpotTier[];
};
