import type { GameDay } from "./flow.ts";

export type ProvenReturn = {
  /** The return to player, in percent. */
  returnToPlayer: number;
  /** The standard deviation of one round in multiples of the stake, if the game's maths provides it. */
  deviation?: number | undefined;
};

/**
 * The result of comparing returns, in percent. With a probability of 99.9 %, the actual return stays within these
 * limits.
 */
export type GameReturnCheck = {
  actual: number;
  proven: number;
  low: number;
  high: number;
  isOutside: boolean;
};

/** The limits are for 99.9 %, two-sided: with dozens of games on one page, 95 % would raise false alarms every day. */
const standardErrors = 3.2905;
/** The minimum number of bets for limits. With fewer, the sum isn't close to a normal distribution yet. */
export const minBets = 1_000;

/**
 * Compares a game's actual return with its theoretical one. The deviation comes from the maths if all stakes
 * are alike, otherwise from the results themselves. Results are counted per posting, which overestimates the
 * spread of rounds with several postings, so the limits are never too narrow.
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
    isOutside: game.bets >= minBets && (actual < low || actual > high),
  };
}
