import type { GameDay } from "./flow.ts";

export type ProvenReturn = {
  /** The share of stakes that comes back, in percent. */
  returnToPlayer: number;
  /** The standard deviation of one round in stakes, where the maths knows it. */
  deviation?: number | undefined;
};

/** All in percent. The limits are those that the actual return stays within 99.9 times of 100. */
export type GameReturnCheck = {
  actual: number;
  proven: number;
  low: number;
  high: number;
  isOutside: boolean;
};

/** Two-sided 99.9 %: with dozens of games on one page, 95 % would cry wolf every day. */
const standardErrors = 3.2905;
/** With fewer bets the sum of results is not yet close to a normal distribution, and nothing is said. */
export const fewestBets = 1_000;

/**
 * Compares what a game paid with what it must pay in the long run. How far results lie apart is known from the maths
 * where one stake is like another, and otherwise taken from the results themselves. Those are counted posting by
 * posting: a round of several postings looks wider spread than it is, so the limits are never too narrow for it.
 */
export function checkReturn(game: GameDay, proven: ProvenReturn): GameReturnCheck | undefined {
  if (game.stakeMinor === 0n) return undefined;
  const stake = Number(game.stakeMinor);
  const share = proven.returnToPlayer / 100;
  const variance =
    proven.deviation === undefined
      ? Number(game.winSquares) - 2 * share * Number(game.stakeWins) + share ** 2 * Number(game.stakeSquares)
      : proven.deviation ** 2 * Number(game.stakeSquares);
  const width = (100 * standardErrors * Math.sqrt(Math.max(0, variance))) / stake;
  const actual = (100 * Number(game.winMinor)) / stake;
  const low = Math.max(0, proven.returnToPlayer - width);
  const high = proven.returnToPlayer + width;
  return {
    actual,
    proven: proven.returnToPlayer,
    low,
    high,
    isOutside: game.bets >= fewestBets && (actual < low || actual > high),
  };
}
