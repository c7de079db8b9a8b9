/**
 * One win on a screen. `symbol` is −1 for mixed symbols that pay together; cells are numbered reel by reel,
 * from top to bottom.
 */
export type FoundWin = {
  symbol: number;
  count: number;
  coins: number;
  places: number[];
  line?: number;
  fromRight?: boolean;
  ways?: number;
  /** The sum of the multipliers on the winning cells; included in `coins`. */
  multiplier?: number;
};
