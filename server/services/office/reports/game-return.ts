import type { GameDay } from "./flow.ts";

export type ProvenReturn = {
  /** The return to player, in percent. */
  returnToPlayer: number;
  /** The standard deviation of one round in multiples of the stake, if the game's maths provides it. */
  deviation?: number | undefined;
  /** The returns of the variants that operators can choose between. */
  variants?: Readonly<Record<string, { returnToPlayer: number }>> | undefined;
};

/**
 * A game's actual and theoretical return, in percent. With a probability of 99.9%, the actual return is between `low`
 * and `high`.
 */
export type GameReturnCheck = {
  actual: number;
  proven: number;
  low: number;
  high: number;
  isOutside: boolean;
};

/**
 * The width of two-sided limits for 99.9%. With dozens of games on one page, limits for 95% would raise false
 * alarms every day.
 */
const standardErrors = 3.2905;
/**
 * A game with fewer bets than this is never reported as outside its limits, because the sum of its winnings isn't
 * close to normally distributed yet.
 */
export const minBets = 1_000;

/**
 * Compares a game's actual return with its theoretical one. The standard deviation comes from the game's maths if it
 * provides one, otherwise from the results themselves. Results are counted per posting, which overestimates the
 * spread of rounds with several postings, so the limits are never too narrow. A period may contain rounds of several
 * variants of a game, so its limits span the returns of all of them.
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
  const variants = Object.values(proven.variants ?? {}).map(({ returnToPlayer }) => returnToPlayer);
  const low = Math.max(0, Math.min(proven.returnToPlayer, ...variants) - width);
  const high = Math.max(proven.returnToPlayer, ...variants) + width;
  return {
    actual,
    proven: proven.returnToPlayer,
    low,
    high,
    isOutside: game.bets >= minBets && (actual < low || actual > high),
  };
}
