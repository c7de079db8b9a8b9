/** A position on the screen: the reel from the left, the row from the top. */
export type Place = readonly [reel: number, row: number];

export type SlotWin = {
  /** The winning symbol; null for mixed symbols that pay together. */
  symbol: string | null;
  count: number;
  places: Place[];
  /** The win before the screen's and the spin's multipliers. */
  coins: number;
  /** The index of the line, from 0; only for slots with lines. */
  line?: number;
  fromRight?: boolean;
  /** The number of ways; only for slots with ways. */
  ways?: number;
  /** The sum of the multipliers on the cells of a cluster; included in `coins`. */
  multiplier?: number;
};

export type SlotScreen = {
  /** One string for each reel, with its symbols from top to bottom. */
  reels: string[];
  wins: SlotWin[];
  multiplier: number;
  /** How often each cell has won before this screen, one string of digits for each reel. */
  marks?: string[];
  /**
   * The amount in minor units that this screen adds to the round, including the screen's and the spin's
   * multipliers.
   */
  win: number;
};

export type SlotHold = {
  /** The coins that started the feature, then those of each respin. */
  rounds: { place: Place; value: number; prize: string | null }[][];
  full: string | null;
  /** The total win of the feature, as a multiple of the stake. */
  total: number;
  win: number;
};

export type SlotCollect = {
  cash: { place: Place; value: number }[];
  collectors: Place[];
  multiplier: number;
  /** How many collectors have landed in the free spins so far, including this spin. */
  collected: number;
  win: number;
};

export type SlotSpin = {
  free: boolean;
  stops: number[];
  /** The screen when the reels stop, before symbols are revealed or expanded. */
  landed: string[];
  /** The symbol that the mystery symbols reveal. */
  reveal: string | null;
  /** The reels that a wild has filled. */
  expanded: number[];
  /** The reels that stayed or became wild before the spin, and did not spin. */
  locked?: number[];
  /** The symbol that expands during these free spins. */
  chosen?: string;
  /** Whether an earlier spin of the round awarded this one as a respin. */
  respin?: boolean;
  /** The multiplier of all line, way or cluster wins of this spin. */
  multiplier: number;
  /** The first screen, and one more after each cascade. The last screen of a cascade wins nothing. */
  screens: SlotScreen[];
  /** The multiplier symbols (lanterns) that appeared, in order. */
  lanterns: { screen: number; place: Place; value: number }[];
  /** The amount that the lanterns add, in minor units. */
  lanternWin: number;
  scatters: { places: Place[]; win: number; freeSpins: number };
  hold: SlotHold | null;
  /** The cash symbols on the screen, and what the collectors pay for them. */
  collect?: SlotCollect;
  /** The hold-and-win coins on the first screen, whether or not there are enough for the feature. */
  coins: { place: Place; value: number; prize: string | null }[];
  /** The amount won in the whole spin, in minor units. */
  win: number;
};

export type SlotPick = {
  /** The picked prizes in order, as multiples of the stake and in minor units. */
  prizes: { value: number; win: number }[];
  /** The prizes that were not picked. */
  left: number[];
  win: number;
};

export type SlotState = {
  stake: number;
  win: number;
  /** The paid spin, followed by its respins and free spins. */
  spins: SlotSpin[];
  jackpot: string | null;
  pick?: SlotPick;
  /** The kind of bet, if it was not a plain spin. */
  mode?: BetMode;
  /** Whether the round ended early because its win had reached the slot's maximum. */
  isMaximum?: true;
};

/** The view of a slot is its whole state, because it contains no secrets. */
export type SlotView = SlotState;

/** Bets other than a plain spin: the ante bet, and the purchase of the free spins. */
export type BetMode = "ante" | "buy";

export type SlotBet = {
  /** The stake that wins are multiples of; an ante bet or a purchase costs more. */
  stake: number;
  mode?: BetMode | undefined;
  /** How many minor units are worth about one US cent; 1 if unset. */
  measure?: number | undefined;
};
