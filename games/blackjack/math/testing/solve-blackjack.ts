import { dealerOdds } from "../../../kit/math/blackjack/dealer-odds.ts";
import { fullShoe } from "../../../kit/math/blackjack/prove-blackjack.ts";
import type { BlackjackRules } from "../rules.ts";

/** A hand of two cards against the dealer's upcard. Cards are given as points, with an ace as 1. */
export type SolvedHand = { cards: readonly [number, number]; up: number };

type MoveReturns = { hit: number; stand: number; double: number; surrender: number };

/**
 * The average gain of each move for a hand of two cards, if every later decision is the best one. No chart is used:
 * all moves of all hands that can follow are compared. The two cards and the upcard are removed from the shoe; cards
 * drawn later are not, which changes gains by less than a hundredth of a stake.
 */
export function bestMoves({ cards: [one, other], up }: SolvedHand, { decks }: BlackjackRules): MoveReturns {
  const left = fullShoe(decks);
  for (const points of [one, other, up]) left[points]!--;
  const size = 52 * decks - 3;
  const odds = dealerOdds(left, size, up);
  // Players decide only if the dealer has no natural, so chances are conditional on that.
  const alive = odds.reduce((sum, chance) => sum + chance, 0);
  const known = new Map<number, number>();

  const standing = (total: number): number => {
    if (total > 21) return -1;
    let gain = odds[5]!;
    for (let end = 17; end <= 21; end++) gain += odds[end - 17]! * Math.sign(total - end);
    return gain / alive;
  };
  const average = (hard: number, ace: boolean, gainOf: (hard: number, ace: boolean) => number): number => {
    let sum = 0;
    for (let points = 1; points <= 10; points++)
      sum += (left[points]! / size) * gainOf(hard + points, ace || points === 1);
    return sum;
  };
  const best = (hard: number, ace: boolean): number => {
    const key = hard * 2 + Number(ace);
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const gain = hard > 21 ? -1 : Math.max(standing(totalOf(hard, ace)), average(hard, ace, best));
    known.set(key, gain);
    return gain;
  };

  const [hard, ace] = [one + other, one === 1 || other === 1];
  return {
    hit: average(hard, ace, best),
    stand: standing(totalOf(hard, ace)),
    double: 2 * average(hard, ace, (sum, withAce) => standing(totalOf(sum, withAce))),
    surrender: -0.5,
  };
}

const totalOf = (hard: number, ace: boolean): number => (ace && hard <= 11 ? hard + 10 : hard);
