import type { JackpotPool } from "../game.ts";

/** One letter of a strip; `Slot.symbols` says what it shows. */
export type Letter = string;

/** Pay by how many: the highest count reached counts. Written in coins; a spin costs `Slot.coins` of them. */
export type PayByCount = Readonly<Record<number, number>>;

/** Values and how often each comes, as whole-number weights. */
export type Weighted = readonly (readonly [value: number, weight: number])[];

/** How a screen is read. Lines give the row on each reel, from the top. */
export type Reading =
  | { kind: "lines"; lines: readonly (readonly number[])[]; bothWays?: true }
  | { kind: "ways" }
  | { kind: "anywhere" }
  | { kind: "clusters" };

/** A prize on a hold-and-win coin: a multiple of the stake, which may have a name. */
export type CoinPrize = { value: number; weight: number; prize?: string };

export type HoldAndWin = {
  coin: Letter;
  /** The number of coins on one screen that starts the respins. */
  needed: number;
  respins: number;
  /** In each respin every empty place gets a coin with this chance, in 10,000. */
  landsIn10000: number;
  coins: readonly CoinPrize[];
  /** Multiple of the stake for a full screen, on top of its coins. */
  full: { value: number; prize: string };
};

export type FreeSpins = {
  awards: PayByCount;
  /** More scatters in a free spin give this many more. */
  retrigger?: PayByCount;
  /** Of the first free spin, the second and so on; the last stays. */
  multipliers: readonly number[];
  reels?: readonly string[];
  heights?: readonly Weighted[];
  cascadeMultipliers?: readonly number[];
};

/** The chance to win a pool grows with the stake, so every unit staked is worth the same. */
export type JackpotTier = JackpotPool & {
  /** The cents staked per win, on average. */
  stakePerHit: number;
};

/** A slot is data: the engine plays it, the proof reads it, the client draws it. */
export type Slot = {
  slug: string;
  symbols: Readonly<Record<Letter, string>>;
  /** The word key of every symbol, by the symbol's name. */
  symbolWords: Readonly<Record<string, string>>;
  /** The cost of one spin, in the coins of `pays`. */
  coins: number;
  rows: number;
  /** Strips from top to bottom; a stop is the place of the screen's top row. */
  reels: readonly string[];
  reading: Reading;
  pays: Readonly<Record<Letter, PayByCount>>;
  /** Different symbols that also pay together on a line. */
  mixed?: { letters: string; pays: PayByCount };

  wild?: Letter;
  /** Each wild in a winning line multiplies it by this. */
  wildMultiplier?: number;
  /** A wild on a reel fills all of it. */
  expandingWilds?: true;

  scatter?: Letter;
  scatterPays?: PayByCount;
  freeSpins?: FreeSpins;

  /** All of this symbol on a screen turn into one other, drawn by weight. */
  mystery?: { letter: Letter; reveals: readonly (readonly [Letter, number])[] };
  /** Every spin's wins are multiplied by a draw from here. */
  spinMultipliers?: Weighted;
  /** How many rows each reel shows, drawn anew in every spin. `rows` is then the most. */
  heights?: readonly Weighted[];

  /** Winning symbols go, the strip falls on: multipliers of the first screen, the second and so on. */
  cascadeMultipliers?: readonly number[];
  /** Symbols that carry a multiplier; their sum multiplies what the spin's cascades won. */
  lantern?: { letter: Letter; values: Weighted };

  holdAndWin?: HoldAndWin;
  jackpots?: readonly JackpotTier[];
};
