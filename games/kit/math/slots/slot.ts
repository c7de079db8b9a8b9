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
  /** Whether reels that a wild has filled stay wild until the last free spin. */
  stickyWilds?: true;
  /**
   * One of these symbols is drawn for all free spins. If it is on enough reels, it fills them after the usual
   * wins and pays on every line, even if the reels are not adjacent.
   */
  expandingSymbols?: readonly (readonly [Letter, number])[];
};

/**
 * A jackpot pool. The probability of winning it is proportional to the stake, so every unit staked is worth
 * the same.
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
   * Cascades: winning symbols are removed and others fall. Lists the multipliers of the first screen, the
   * second and so on.
   */
  cascadeMultipliers?: readonly number[];
  /** Symbols that carry a multiplier; the sum of these multiplies the spin's cascade wins. */
  lantern?: { letter: Letter; values: Weighted };

  holdAndWin?: HoldAndWin;
  jackpots?: readonly JackpotTier[];
};
