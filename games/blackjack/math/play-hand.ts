import { pointsOf, totalOf } from "../../kit/math/blackjack/hand.ts";
import type { BlackjackHand, BlackjackState } from "./state.ts";

/** Draws a card that is not on the table yet. */
export type Draw = (state: BlackjackState) => number;

export const newHand = (seat: number, cards: number[], stake: number): BlackjackHand => ({
  seat,
  cards,
  stake,
  finished: false,
  doubled: false,
  outcome: null,
  win: 0,
});

export const withHand = (state: BlackjackState, at: number, ...hands: BlackjackHand[]): BlackjackState => ({
  ...state,
  hands: state.hands.toSpliced(at, 1, ...hands),
});

export function hit(state: BlackjackState, at: number, doubling: boolean, draw: Draw): BlackjackState {
  const hand = state.hands[at]!;
  const cards = [...hand.cards, draw(state)];
  return withHand(state, at, {
    ...hand,
    cards,
    stake: doubling ? hand.stake * 2 : hand.stake,
    doubled: doubling,
    finished: doubling || totalOf(cards).total >= 21,
  });
}

export const stand = (state: BlackjackState, at: number): BlackjackState =>
  withHand(state, at, { ...state.hands[at]!, finished: true });

export const surrender = (state: BlackjackState, at: number): BlackjackState =>
  withHand(state, at, { ...state.hands[at]!, finished: true, outcome: "surrender" });

/** Splits a pair. Both new hands get their second card immediately; split aces get no further cards. */
export function split(state: BlackjackState, at: number, draw: Draw): BlackjackState {
  const { seat, stake, cards: pair } = state.hands[at]!;
  const [left, right] = pair as [number, number];
  let next = withHand(state, at, newHand(seat, [left], stake), newHand(seat, [right], stake));
  for (const which of [at, at + 1]) {
    const cards = [...next.hands[which]!.cards, draw(next)];
    const finished = pointsOf(left) === 1 || totalOf(cards).total === 21;
    next = withHand(next, which, { ...newHand(seat, cards, stake), finished });
  }
  return next;
}

export function canSplit({ hands }: BlackjackState, hand: BlackjackHand, handsMax: number): boolean {
  const [left, right, ...more] = hand.cards;
  const isPair = more.length === 0 && pointsOf(left!) === pointsOf(right!);
  return isPair && hands.filter(({ seat }) => seat === hand.seat).length < handsMax;
}
