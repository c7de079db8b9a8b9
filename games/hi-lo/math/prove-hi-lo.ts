import { multiplierOf } from "../../kit/math/pay.ts";
import { type Guess, guesses, hiLoPay, MULTIPLIER_MAX, unroundedHiLoPay, winningRanks } from "./hi-lo.ts";

/**
 * The return of one guess on each card. The payout is 0.99 divided by the probability, rounded to the
 * nearest hundredth.
 */
export function proveHiLo(guess: Guess): { rank: number; returned: number }[] {
  const possible = Array.from({ length: 13 }, (_, i) => i + 1).filter(
    (rank) => !(guess === "lower" && rank === 1) && !(guess === "higher" && rank === 13),
  );
  return possible.map((rank) => {
    let won = 0;
    for (let next = 1; next <= 13; next++) if (isTrue(guess, rank, next)) won++;
    return { rank, returned: (won / 13) * multiplierOf(hiLoPay([winningRanks(rank, guess)])) };
  });
}

/** Whether a guess wins, derived from the rules instead of the game's code, as an independent check. */
function isTrue(guess: Guess, before: number, after: number): boolean {
  if (guess === guesses[2]) return before === after;
  const edge = before === 1 || before === 13;
  if (!edge && before === after) return true;
  return guess === "higher" ? after > before : after < before;
}

/**
 * The return of cashing out after each possible series of up to `longest` guesses; the order of guesses does
 * not matter.
 */
export function proveSequences(longest: number): number[] {
  const returns: number[] = [];
  const visit = (chances: readonly number[], chance: number): void => {
    if (chances.length > 0) returns.push(chance * multiplierOf(hiLoPay(chances)));
    if (chances.length === longest) return;
    for (let next = chances.at(-1) ?? 1; next <= 12; next++) visit([...chances, next], (chance * next) / 13);
  };
  visit([], 1);
  return returns;
}

/**
 * The highest multiplier that a series of guesses can reach. Guesses with 12 down to 7 winning ranks can be
 * combined freely: they are "higher" on a two, on a three and so on, up to a seven.
 */
export function proveMaximum(): number {
  const steps = [12, 11, 10, 9, 8, 7].map((chance) => ({ chance, log: Math.log(13 / chance) }));
  const limit = Math.log(Number(MULTIPLIER_MAX) / 0.99);
  let best: readonly number[] = [];
  let highest = 0;
  /** Whether the best multiplier so far rounds to the limit, which ends the search. */
  const isFound = () => Math.exp(highest - limit) * Number(MULTIPLIER_MAX) > Number(MULTIPLIER_MAX) - 0.004;
  const visit = (from: number, log: number, chances: readonly number[]): void => {
    if (log > highest && fits(chances)) {
      highest = log;
      best = chances;
    }
    for (let at = from; at < steps.length && !isFound(); at++) {
      const { chance, log: more } = steps[at]!;
      if (log + more <= limit) visit(at, log + more, [...chances, chance]);
    }
  };
  // Starting with a few guesses that have eight winning ranks each keeps the search short.
  visit(0, FIRST * Math.log(13 / 8), Array<number>(FIRST).fill(8));
  return multiplierOf(hiLoPay(best));
}

const FIRST = 5;

function fits(chances: readonly number[]): boolean {
  const { numerator, denominator } = unroundedHiLoPay(chances);
  return numerator <= MULTIPLIER_MAX * denominator;
}
