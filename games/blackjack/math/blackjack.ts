import { z } from "zod";
import { type BlackjackMove, blackjackMoves } from "../../kit/math/blackjack/blackjack-odds.ts";
import { isNatural, pointsOf, totalOf } from "../../kit/math/blackjack/hand.ts";
import { cardCode, DECK_SIZE } from "../../kit/math/cards.ts";
import { drawUntaken } from "../../kit/math/draw-distinct.ts";
import type { GameMath, Step } from "../../kit/math/game.ts";
import { stake } from "../../kit/math/pay.ts";
import type { RandomSource } from "../../kit/math/random-source.ts";
import { settle } from "./settle.ts";
import type { BlackjackAction, BlackjackBet, BlackjackHand, BlackjackState, BlackjackView } from "./state.ts";

export const BLACKJACK_DECKS = 6;
export const HANDS_MAX = 4;

/** Draws a card that is not on the table yet, from a shoe that is shuffled for every round. */
function draw(state: BlackjackState, random: RandomSource): number {
  const onTable = [...state.dealer, ...state.hands.flatMap((hand) => hand.cards)];
  return drawUntaken(BLACKJACK_DECKS * DECK_SIZE, onTable, random);
}

const newHand = (cards: number[], stakeMinor: number): BlackjackHand => ({
  cards,
  stake: stakeMinor,
  finished: false,
  doubled: false,
  outcome: null,
  win: 0,
});

const insuranceStake = (state: Pick<BlackjackState, "stake">): number => Math.floor(state.stake / 2);

/** Moves on to the next hand that can be played; after the last one, the dealer plays. */
function advance(state: BlackjackState, random: RandomSource): Step<BlackjackState> {
  const next = state.hands.findIndex((hand) => !hand.finished);
  if (next >= 0) return { state: { ...state, active: next }, win: 0, done: false };
  const dealer = [...state.dealer];
  if (state.hands.some((hand) => totalOf(hand.cards).total <= 21 && !isFirstNatural(state, hand)))
    while (totalOf(dealer).total < 17) dealer.push(draw({ ...state, dealer }, random));
  return settle({ ...state, dealer });
}

const isFirstNatural = (state: BlackjackState, hand: BlackjackHand): boolean =>
  state.hands.length === 1 && isNatural(hand.cards);

/** Runs after the dealer has checked the hole card: a natural on either side ends the round. */
function afterPeek(state: BlackjackState, random: RandomSource): Step<BlackjackState> {
  if (isNatural(state.dealer)) return settle(state);
  const hands = state.hands.map((hand) => ({ ...hand, finished: isNatural(hand.cards) }));
  return advance({ ...state, hands }, random);
}

function withHand(state: BlackjackState, at: number, ...hands: BlackjackHand[]): BlackjackState {
  return { ...state, hands: state.hands.toSpliced(at, 1, ...hands) };
}

function hit(state: BlackjackState, at: number, doubling: boolean, random: RandomSource): BlackjackState {
  const hand = state.hands[at]!;
  const cards = [...hand.cards, draw(state, random)];
  return withHand(state, at, {
    ...hand,
    cards,
    stake: doubling ? hand.stake * 2 : hand.stake,
    doubled: doubling,
    finished: doubling || totalOf(cards).total >= 21,
  });
}

/** Splits a pair. Both new hands get their second card immediately; split aces get no further cards. */
function split(state: BlackjackState, at: number, random: RandomSource): BlackjackState {
  const [left, right] = state.hands[at]!.cards as [number, number];
  const base = state.hands[at]!.stake;
  let next = withHand(state, at, newHand([left], base), newHand([right], base));
  for (const which of [at, at + 1]) {
    const cards = [...next.hands[which]!.cards, draw(next, random)];
    const finished = pointsOf(left) === 1 || totalOf(cards).total === 21;
    next = withHand(next, which, { ...newHand(cards, base), finished });
  }
  return next;
}

function costOf(state: BlackjackState, { kind }: BlackjackAction): number | null {
  if (state.done) return null;
  if (state.insurance === "offered") {
    if (kind === "insure") return insuranceStake(state) > 0 ? insuranceStake(state) : null;
    return kind === "decline" ? 0 : null;
  }
  const hand = state.active === null ? undefined : state.hands[state.active];
  if (!hand) return null;
  const pair = hand.cards.length === 2;
  switch (kind) {
    case "hit":
    case "stand":
      return 0;
    case "double":
      return pair ? hand.stake : null;
    case "split":
      return pair && pointsOf(hand.cards[0]!) === pointsOf(hand.cards[1]!) && state.hands.length < HANDS_MAX
        ? hand.stake
        : null;
    default:
      return null;
  }
}

function view(state: BlackjackState): BlackjackView {
  const seen = state.done ? state.dealer : state.dealer.slice(0, 1);
  const allowed: BlackjackMove[] = blackjackMoves.filter((kind) => costOf(state, { kind }) !== null);
  return {
    stake: state.stake,
    dealer: {
      cards: state.dealer.map((card, place) => (place < seen.length ? cardCode(card) : null)),
      ...totalOf(seen),
      blackjack: state.done && isNatural(state.dealer),
    },
    hands: state.hands.map((hand) => ({
      ...hand,
      cards: hand.cards.map(cardCode),
      ...totalOf(hand.cards),
    })),
    active: state.active,
    insurance: { state: state.insurance, stake: insuranceStake(state), win: state.insuranceWin },
    allowed: allowed.map((kind) => ({ kind, cost: costOf(state, { kind })! })),
    done: state.done,
  };
}

export const blackjack: GameMath<BlackjackBet, BlackjackState, BlackjackAction> = {
  slug: "blackjack",
  bet: z.strictObject({ stake }),
  action: z.strictObject({ kind: z.enum(blackjackMoves) }),
  stakeOf: (bet) => bet.stake,

  begin(bet, random) {
    let state: BlackjackState = {
      stake: bet.stake,
      dealer: [],
      hands: [newHand([], bet.stake)],
      active: null,
      insurance: "none",
      insuranceWin: 0,
      done: false,
    };
    for (let round = 0; round < 2; round++) {
      state = withHand(state, 0, newHand([...state.hands[0]!.cards, draw(state, random)], bet.stake));
      state = { ...state, dealer: [...state.dealer, draw(state, random)] };
    }
    if (pointsOf(state.dealer[0]!) === 1)
      return { state: { ...state, insurance: "offered" }, win: 0, done: false };
    return afterPeek(state, random);
  },

  costOf,

  act(state, { kind }, random) {
    if (kind === "insure") return afterPeek({ ...state, insurance: "taken" }, random);
    if (kind === "decline") return afterPeek({ ...state, insurance: "declined" }, random);
    const at = state.active!;
    if (kind === "hit") return advance(hit(state, at, false, random), random);
    if (kind === "double") return advance(hit(state, at, true, random), random);
    if (kind === "split") return advance(split(state, at, random), random);
    return advance(withHand(state, at, { ...state.hands[at]!, finished: true }), random);
  },

  view,

  /** A player who leaves declines insurance and stands on every hand. */
  abandon(state) {
    const asked = state.insurance === "offered";
    const actions: BlackjackAction[] = asked ? [{ kind: "decline" }] : [];
    const over = asked && (isNatural(state.dealer) || isNatural(state.hands[0]!.cards));
    if (!over) for (const hand of state.hands) if (!hand.finished) actions.push({ kind: "stand" });
    return actions;
  },
};
