/** The two dice of one roll. */
export type Dice = readonly [number, number];

/** Odds as a fraction: 7:6 is `[7, 6]`. */
export type Odds = readonly [pays: number, to: number];

export const points = [4, 5, 6, 8, 9, 10] as const;
export type Point = (typeof points)[number];
/** The totals of hard way bets, which win if both dice show the same number. */
export const hardWays = [4, 6, 8, 10] as const;
export type HardWay = (typeof hardWays)[number];

export const totalOf = ([one, other]: Dice): number => one + other;
export const isHard = ([one, other]: Dice): boolean => one === other;
export const isPoint = (total: number): total is Point => (points as readonly number[]).includes(total);

export const evenPays: Odds = [1, 1];
export const anySevenPays: Odds = [4, 1];
export const anyCrapsPays: Odds = [7, 1];
/** The payouts of pass odds: the true odds of making the point before a seven, without a house edge. */
export const oddsPays: Readonly<Record<Point, Odds>> = {
  4: [2, 1],
  5: [3, 2],
  6: [6, 5],
  8: [6, 5],
  9: [3, 2],
  10: [2, 1],
};
export const placePays: Readonly<Record<Point, Odds>> = {
  4: [9, 5],
  5: [7, 5],
  6: [7, 6],
  8: [7, 6],
  9: [7, 5],
  10: [9, 5],
};
export const hardPays: Readonly<Record<HardWay, Odds>> = {
  4: [7, 1],
  6: [9, 1],
  8: [9, 1],
  10: [7, 1],
};
/** The odds of the field bet by total; it loses on all other totals. */
export const fieldPays: Readonly<Record<number, Odds>> = {
  2: [2, 1],
  3: [1, 1],
  4: [1, 1],
  9: [1, 1],
  10: [1, 1],
  11: [1, 1],
  12: [3, 1],
};
