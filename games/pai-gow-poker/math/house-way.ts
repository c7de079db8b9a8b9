import { ACE, pokerHands } from "../../kit/math/poker-value.ts";
import {
  CATEGORY_SHIFT,
  isFoul,
  isLowPair,
  lowPairValue,
  lowValueOf,
  paiGowRank,
  paiGowValue,
} from "./pai-gow-hand.ts";

/** The positions of the two cards of the low hand among seven, the lower position first. */
export type LowPlaces = readonly [number, number];

export const HAND_SIZE = 7;

/** The 21 ways to choose the low hand. */
export const everyLow: readonly LowPlaces[] = Array.from({ length: HAND_SIZE }, (_, first) =>
  Array.from({ length: HAND_SIZE - first - 1 }, (_, after): LowPlaces => [first, first + 1 + after]),
).flat();

/** A way to set seven cards, with the values of both hands. */
export type Setting = { low: LowPlaces; highValue: number; lowValue: number };

export function settingOf(cards: readonly number[], low: LowPlaces): Setting {
  const [first, second] = low;
  return {
    low,
    highValue: paiGowValue(cards, first, second),
    lowValue: lowValueOf(cards[first]!, cards[second]!),
  };
}

export const isAllowed = ({ highValue, lowValue }: Setting): boolean => !isFoul(highValue, lowValue);

const FOUR = pokerHands.indexOf("fourOfAKind");
const completeHands = new Set(
  (["straight", "flush", "straightFlush", "royalFlush"] as const).map((hand) => pokerHands.indexOf(hand)),
);
const categoryOf = ({ highValue }: Setting): number => highValue >> CATEGORY_SHIFT;
const isComplete = (setting: Setting): boolean => completeHands.has(categoryOf(setting));

/** Ranks as positions in a set of ranks, from the two (0) to the ace (12). */
const SIX = 4;
const TEN = 8;
const KING = 11;

/** The ranks that occur exactly `times` times, the highest first. */
function ranksHeld(cards: readonly number[]): (times: number) => number[] {
  const counts = new Uint8Array(ACE + 1);
  for (const card of cards) counts[paiGowRank(card)]!++;
  return (times) => {
    const found: number[] = [];
    for (let rank = ACE; rank >= 0; rank--) if (counts[rank] === times) found.push(rank);
    return found;
  };
}

/** The setting with the best low hand; if several have equal low hands, the one with the best high hand. */
function best(settings: readonly Setting[]): Setting | undefined {
  let chosen: Setting | undefined;
  for (const setting of settings) {
    const gain = setting.lowValue - (chosen?.lowValue ?? -1);
    if (gain > 0 || (gain === 0 && setting.highValue > chosen!.highValue)) chosen = setting;
  }
  return chosen;
}

/** Whether four of a kind stays together in the high hand when the other cards contain no pair. */
const keepsFour = (rank: number, singles: readonly number[]): boolean =>
  rank <= SIX || (rank <= TEN && singles[0] === ACE);

/** Whether two pairs stay together in the high hand. */
const keepsTwoPair = (higher: number, singles: readonly number[]): boolean =>
  (higher <= SIX && singles[0]! >= KING) || (higher <= TEN && singles[0] === ACE);

/** The pair that the house way plays in the low hand; null if it plays high cards there, or if a later rule decides. */
function lowPairOf(held: (times: number) => number[]): number | null {
  const [pairs, threes, fours] = [held(2), held(3), held(4)];
  if (held(5).length > 0) return pairs[0] === KING ? KING : ACE;
  if (fours.length > 0) {
    if (pairs.length > 0) return pairs[0]!;
    if (threes.length > 0) return threes[0]!;
    return keepsFour(fours[0]!, held(1)) ? null : fours[0]!;
  }
  if (threes.length === 2) return threes[0]!;
  if (threes.length === 1 && pairs.length > 0) return pairs[0]!;
  return pairs.length === 3 ? pairs[0]! : null;
}

/**
 * Sets seven cards the house way. The dealer always uses it, players may ask for it, and the published return assumes a
 * player who always does.
 */
export function houseWay(cards: readonly number[]): Setting {
  const settings = everyLow.map((low) => settingOf(cards, low)).filter(isAllowed);
  const held = ranksHeld(cards);
  const withLowPair = (rank: number) => settings.filter(({ lowValue }) => lowValue === lowPairValue(rank));
  const lowPair = lowPairOf(held);
  if (lowPair !== null) return best(withLowPair(lowPair))!;
  if (held(4).length > 0) return best(settings.filter((setting) => categoryOf(setting) === FOUR))!;
  const complete = settings.filter(isComplete);
  const pairBeside = best(complete.filter(({ lowValue }) => isLowPair(lowValue)));
  if (pairBeside !== undefined) return pairBeside;
  const pairs = held(2);
  if (pairs.length === 2) {
    if (!keepsTwoPair(pairs[0]!, held(1))) return best(withLowPair(pairs[1]!))!;
    return best(settings.filter(({ lowValue }) => !isLowPair(lowValue)).filter(holdsTwoPairs))!;
  }
  if (complete.length > 0) return best(complete)!;
  if (held(3)[0] === ACE) return best(settings)!;
  const most = Math.max(...settings.map(categoryOf));
  return best(settings.filter((setting) => categoryOf(setting) === most))!;
}

/** Whether the high hand is exactly two pair, and not a straight or a flush that uses cards of the pairs. */
const holdsTwoPairs = (setting: Setting): boolean => categoryOf(setting) === pokerHands.indexOf("twoPair");
