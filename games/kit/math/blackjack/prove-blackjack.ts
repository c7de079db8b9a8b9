import { basicStrategy } from "./basic-strategy.ts";
import { type DealerOdds, dealerOdds } from "./dealer-odds.ts";

/** The number of cards in the shoe by points: ace 1, tens and face cards 10. */
export function fullShoe(decks: number): Uint16Array {
  return Uint16Array.from({ length: 11 }, (_, points) =>
    points === 0 ? 0 : (points === 10 ? 16 : 4) * decks,
  );
}

/** A starting hand that basic strategy splits, with its probability; its value is simulated. */
export type SplitStart = { pair: number; up: number; chance: number };

export type BlackjackProof = {
  /** The average gain per unit staked over all starting hands that are not split, weighted by probability. */
  gainWithoutSplits: number;
  splitStarts: SplitStart[];
};

/**
 * Computes everything except splits exactly: every starting hand, every card drawn under basic strategy and
 * every final dealer hand, without replacement. The order of drawing does not affect the probabilities, so
 * the player's cards are drawn before the hole card.
 */
export function proveBlackjack(decks: number, hasSurrender = false): BlackjackProof {
  const left = fullShoe(decks);
  const proof: BlackjackProof = { gainWithoutSplits: 0, splitStarts: [] };
  const known = new Map<string, DealerOdds>();
  let cards = 52 * decks;

  const take = (points: number): number => {
    const chance = left[points]! / cards;
    left[points]!--;
    cards--;
    return chance;
  };
  const putBack = (points: number): void => {
    left[points]!++;
    cards++;
  };

  for (let up = 1; up <= 10; up++) {
    const upChance = take(up);
    known.clear();
    for (let first = 1; first <= 10; first++) {
      const firstChance = take(first);
      for (let second = 1; second <= 10; second++) {
        const chance = upChance * firstChance * take(second);
        proof.gainWithoutSplits += chance * startGain(first, second, up, chance);
        putBack(second);
      }
      putBack(first);
    }
    putBack(up);
  }
  return proof;

  function startGain(first: number, second: number, up: number, chance: number): number {
    const dealerNatural = (up === 1 ? left[10]! : up === 10 ? left[1]! : 0) / cards;
    if (first + second === 11 && (first === 1 || second === 1)) return 1.5 * (1 - dealerNatural);
    const pairOf = first === second ? first : null;
    const ace = first === 1 || second === 1;
    const total = bestOf(first + second, ace);
    const soft = total !== first + second;
    const hand = { total, soft, pairOf, canDouble: true, canSplit: true, canSurrender: hasSurrender };
    const move = basicStrategy(hand, up);
    if (move === "split") {
      proof.splitStarts.push({ pair: first, up, chance });
      return 0;
    }
    // Surrender is late: the whole stake is lost if the dealer has a natural.
    if (move === "surrender") return -dealerNatural - 0.5 * (1 - dealerNatural);
    return -dealerNatural + handGain(first + second, ace, up, true);
  }

  /** The average gain of continuing to play this hand, counting only the cases without a dealer natural. */
  function handGain(hard: number, ace: boolean, up: number, twoCards: boolean): number {
    const total = bestOf(hard, ace);
    if (total > 21) return -aliveShare(up);
    const hand = { total, soft: total !== hard, pairOf: null, canDouble: twoCards, canSplit: false };
    const move = total === 21 ? "stand" : basicStrategy(hand, up);
    if (move === "stand") return standGain(total, up);
    let gain = 0;
    for (let points = 1; points <= 10; points++) {
      if (left[points] === 0) continue;
      const chance = take(points);
      const next = hard + points;
      const withAce = ace || points === 1;
      gain +=
        chance *
        (move === "double" ? 2 * doubledGain(next, withAce, up) : handGain(next, withAce, up, false));
      putBack(points);
    }
    return gain;
  }

  function doubledGain(hard: number, ace: boolean, up: number): number {
    const total = bestOf(hard, ace);
    return total > 21 ? -aliveShare(up) : standGain(total, up);
  }

  function standGain(total: number, up: number): number {
    const odds = oddsFor(up);
    let gain = odds[5]!;
    for (let end = 17; end <= 21; end++) gain += odds[end - 17]! * Math.sign(total - end);
    return gain;
  }

  /** The probability that the dealer has no natural, given the remaining cards. */
  function aliveShare(up: number): number {
    return 1 - (up === 1 ? left[10]! : up === 10 ? left[1]! : 0) / cards;
  }

  function oddsFor(up: number): DealerOdds {
    const key = left.join();
    let odds = known.get(key);
    if (!odds) {
      odds = dealerOdds(left, cards, up);
      known.set(key, odds);
    }
    return odds;
  }
}

const bestOf = (hard: number, ace: boolean): number => (ace && hard <= 11 ? hard + 10 : hard);
