/** A position: reel from the left, row from the top. */
export type Place = readonly [reel: number, row: number];

export type SlotWin = {
  /** The winning symbol; null for mixed symbols that pay together. */
  symbol: string | null;
  count: number;
  places: Place[];
  /** Before the multipliers of screen and spin. */
  coins: number;
  /** The index of the line, from 0; only for lines. */
  line?: number;
  fromRight?: boolean;
  /** The number of ways; only for ways. */
  ways?: number;
};

export type SlotScreen = {
  /** One string for each reel, its letters from top to bottom. */
  reels: string[];
  wins: SlotWin[];
  multiplier: number;
  /** Minor units that this screen adds to the round, multipliers of screen and spin included. */
  win: number;
};

export type SlotHold = {
  /** The coins that started it, then those of each respin. */
  rounds: { place: Place; value: number; prize: string | null }[][];
  full: string | null;
  /** The total, as a multiple of the stake. */
  total: number;
  win: number;
};

export type SlotSpin = {
  free: boolean;
  stops: number[];
  /** The screen when the reels stop, before symbols are revealed or expanded. */
  landed: string[];
  /** The symbol that the mystery symbols reveal. */
  reveal: string | null;
  /** Reels that a wild has filled. */
  expanded: number[];
  /** The multiplier of everything that lines, ways or clusters win in this spin. */
  multiplier: number;
  /** The first screen, and one more after each cascade. The last screen of a cascade wins nothing. */
  screens: SlotScreen[];
  /** The multipliers that appeared, in order. */
  lanterns: { screen: number; place: Place; value: number }[];
  /** The minor units that the lanterns add. */
  lanternWin: number;
  scatters: { places: Place[]; win: number; freeSpins: number };
  hold: SlotHold | null;
  /** The hold-and-win coins on the landed screen, whether or not there are enough. */
  coins: { place: Place; value: number; prize: string | null }[];
  /** The minor units won in the whole spin. */
  win: number;
};

export type SlotState = {
  stake: number;
  win: number;
  /** The paid spin, then its free spins. */
  spins: SlotSpin[];
  jackpot: string | null;
};

/** The view of a slot is its whole state, because nothing in it is secret. */
export type SlotView = SlotState;

export type SlotBet = {
  stake: number;
  /** The number of minor units per cent, unless it is one; see `measured`. */
  measure?: number | undefined;
};
