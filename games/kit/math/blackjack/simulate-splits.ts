import type { RandomSource } from "../random-source.ts";
import { basicStrategy } from "./basic-strategy.ts";
import { fullShoe } from "./prove-blackjack.ts";

/** The simulated gain of one kind of split hand: its mean and variance over many rounds. */
export type SplitSample = { mean: number; variance: number; rounds: number };

type Hand = { hard: number; ace: boolean; stake: number };

export type SplitRules = {
  decks: number;
  /** The maximum number of hands that a pair can be split into. */
  handsMax: number;
};

/** The rules that decide the return of basic strategy. A split hand cannot be surrendered. */
export type ReturnRules = SplitRules & { surrender?: boolean };

/** Plays rounds of basic strategy that start with a given pair and upcard, each from a full shoe. */
export function simulateSplits(
  { decks, handsMax }: SplitRules,
  { pair, up }: { pair: number; up: number },
  rounds: number,
  random: RandomSource,
): SplitSample {
  const shoe = fullShoe(decks);
  shoe[pair]! -= 2;
  shoe[up]!--;
  const left = new Uint16Array(11);
  let cards = 0;
  const draw = (): number => {
    let pick = random.below(cards);
    let points = 1;
    while (pick >= left[points]!) pick -= left[points++]!;
    left[points]!--;
    cards--;
    return points;
  };

  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    left.set(shoe);
    cards = 52 * decks - 3;
    const hidden = draw();
    const gain =
      (up === 1 && hidden === 10) || (up === 10 && hidden === 1)
        ? -1
        : playOut({ pair, up, hidden, handsMax }, draw);
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / rounds;
  return { mean, variance: squares / rounds - mean * mean, rounds };
}

type SplitStart = { pair: number; up: number; hidden: number; handsMax: number };

function playOut({ pair, up, hidden, handsMax }: SplitStart, draw: () => number): number {
  const waiting = [pair, pair];
  const finished: Hand[] = [];
  while (waiting.length > 0) {
    const first = waiting.pop()!;
    const second = draw();
    const canSplit = first !== 1 && first === second && waiting.length + finished.length + 1 < handsMax;
    const hand: Hand = { hard: first + second, ace: first === 1 || second === 1, stake: 1 };
    if (pair === 1) finished.push(hand);
    else if (!play(hand, canSplit ? first : null, up, draw)) waiting.push(first, second);
    else finished.push(hand);
  }
  const alive = finished.some((hand) => hand.hard <= 21);
  const dealer: Hand = { hard: up + hidden, ace: up === 1 || hidden === 1, stake: 0 };
  while (alive && best(dealer) < 17) add(dealer, draw());
  const theirs = best(dealer);
  let gain = 0;
  for (const hand of finished) {
    const own = best(hand);
    if (own > 21) gain -= hand.stake;
    else gain += hand.stake * (theirs > 21 ? 1 : Math.sign(own - theirs));
  }
  return gain;
}

/** Plays one hand to its end; returns false if basic strategy splits it instead. */
function play(hand: Hand, pairOf: number | null, up: number, draw: () => number): boolean {
  for (let drawn = 0; best(hand) < 21; drawn++) {
    const total = best(hand);
    const first = drawn === 0;
    const move = basicStrategy(
      { total, soft: total !== hand.hard, pairOf, canDouble: first, canSplit: first && pairOf !== null },
      up,
    );
    if (move === "split") return false;
    if (move === "stand") return true;
    add(hand, draw());
    if (move === "double") {
      hand.stake = 2;
      return true;
    }
  }
  return true;
}

function add(hand: Hand, points: number): void {
  hand.hard += points;
  if (points === 1) hand.ace = true;
}

const best = ({ hard, ace }: Hand): number => (ace && hard <= 11 ? hard + 10 : hard);
