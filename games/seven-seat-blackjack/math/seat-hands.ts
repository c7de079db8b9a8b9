import type { BlackjackMove } from "../../kit/math/blackjack/blackjack-odds.ts";
import { pointsOf, totalOf } from "../../kit/math/blackjack/hand.ts";
import type { Choice } from "../../kit/math/shared-game.ts";
import { windowOf } from "./seat-windows.ts";

/** The cards of one seat: the first two, and those that it may draw, in order. */
export type SeatDeal = { player: number[]; draws: number[] };

/**
 * A decision at a seat, as stored with each bet on it. `isRaised` is false if the bet follows a double or a split
 * without adding to its stake.
 */
export type SeatAction = { kind: BlackjackMove; isRaised?: boolean };

export type SeatHand = { cards: number[]; stake: number; isDoubled: boolean; isDone: boolean };

export type SeatPlay = {
  hands: SeatHand[];
  /** The index of the hand to be played; null when all are done. */
  active: number | null;
  /** How many of the seat's cards were drawn. */
  drawn: number;
};

type Played = { stake: number; deal: SeatDeal; choices: readonly Choice[] };

/**
 * The hands of a bet on a seat, or behind it, after all decisions made before the decision window `until`. A player who
 * misses a decision stands on all hands of the round. If the server has not sent a drawn card yet, the decision that
 * draws it is not applied.
 */
export function playSeat(
  seat: number,
  { stake, deal, choices }: Played,
  until = Number.POSITIVE_INFINITY,
): SeatPlay {
  const isDone = totalOf(deal.player).total === 21;
  let play = withActive([{ cards: deal.player, stake, isDoubled: false, isDone }], 0);
  for (let step = 1; windowOf(seat, step) < until && play.active !== null; step++) {
    const action = choices.find(({ window }) => window === windowOf(seat, step))?.action;
    if (action === undefined) return standing(play);
    const next = afterMove(play, action as SeatAction, deal.draws);
    if (next === null) return play;
    play = next;
  }
  return play;
}

function withActive(hands: SeatHand[], drawn: number): SeatPlay {
  const next = hands.findIndex(({ isDone }) => !isDone);
  return { hands, active: next < 0 ? null : next, drawn };
}

const standing = ({ hands, drawn }: SeatPlay): SeatPlay =>
  withActive(
    hands.map((hand) => ({ ...hand, isDone: true })),
    drawn,
  );

function afterMove(
  { hands, active, drawn }: SeatPlay,
  { kind, isRaised = true }: SeatAction,
  draws: readonly number[],
): SeatPlay | null {
  const hand = hands[active!]!;
  const count = { split: 2, hit: 1, double: 1 }[kind as string] ?? 0;
  const cards = draws.slice(drawn, drawn + count);
  if (cards.length < count) return null;
  return withActive(
    hands.toSpliced(active!, 1, ...movedHands(hand, { kind, isRaised, cards })),
    drawn + count,
  );
}

type Move = { kind: BlackjackMove; isRaised: boolean; cards: number[] };

function movedHands(hand: SeatHand, { kind, isRaised, cards: drawn }: Move): SeatHand[] {
  if (kind === "split") {
    const [left, right] = hand.cards as [number, number];
    return [left, right].map((card, at) => {
      const cards = [card, drawn[at]!];
      return {
        cards,
        // A bet that is not raised for a split stays on the first hand.
        stake: at === 0 || isRaised ? hand.stake : 0,
        isDoubled: false,
        // Split aces get one card each.
        isDone: pointsOf(left) === 1 || totalOf(cards).total === 21,
      };
    });
  }
  if (kind === "stand") return [{ ...hand, isDone: true }];
  const cards = [...hand.cards, ...drawn];
  const isDoubled = kind === "double";
  return [
    {
      cards,
      stake: isDoubled && isRaised ? hand.stake * 2 : hand.stake,
      isDoubled,
      isDone: isDoubled || totalOf(cards).total >= 21,
    },
  ];
}

/** Whether a hand may be doubled, which is possible only with two cards, including after a split. */
export const canDouble = ({ cards }: SeatHand): boolean => cards.length === 2;

/** Whether a seat's hand may be split, which is possible only once and with two cards of the same value. */
export const canSplit = ({ hands, active }: SeatPlay): boolean => {
  const [one, other, ...more] = hands[active ?? 0]!.cards;
  return hands.length === 1 && more.length === 0 && pointsOf(one!) === pointsOf(other!);
};
