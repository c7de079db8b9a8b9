/** Where something stands: reel from the left, row from the top. */
export type Place = readonly [reel: number, row: number];

export type SlotWin = {
  /** The letter that won; null for different symbols that pay together. */
  symbol: string | null;
  count: number;
  places: Place[];
  /** Before the multipliers of screen and spin. */
  coins: number;
  /** Which line, from 0; only where lines pay. */
  line?: number;
  fromRight?: boolean;
  /** In how many ways; only where ways pay. */
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
  /** The coins that began it, then those of each respin. */
  rounds: { place: Place; value: number; prize: string | null }[][];
  full: string | null;
  /** In all, as a multiple of the stake. */
  total: number;
  win: number;
};

export type SlotSpin = {
  free: boolean;
  stops: number[];
  /** As the reels stop, before anything turns or grows. */
  landed: string[];
  /** The symbol that the mystery symbols reveal. */
  reveal: string | null;
  /** Reels that a wild has filled. */
  expanded: number[];
  /** Of everything that lines, ways or clusters win in this spin. */
  multiplier: number;
  /** The first, and one more after each cascade. The last one wins nothing where symbols fall. */
  screens: SlotScreen[];
  /** Multipliers that came up, in order of their coming. */
  lanterns: { screen: number; place: Place; value: number }[];
  /** Minor units that the lanterns add on top. */
  lanternWin: number;
  scatters: { places: Place[]; win: number; freeSpins: number };
  hold: SlotHold | null;
  /** Coins of hold-and-win on the landed screen, whether or not they are enough. */
  coins: { place: Place; value: number; prize: string | null }[];
  /** Minor units of the whole spin. */
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
  /** The minor units per cent, if not one; see `measured`. */
  measure?: number | undefined;
};
