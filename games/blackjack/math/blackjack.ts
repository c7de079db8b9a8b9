import { z } from "zod";
import { isNatural, pointsOf, totalOf } from "../../kit/math/blackjack/hand.ts";
import {
  pairPays,
  pokerPays,
  settleSideBet,
  sideBetKind,
  sideBets,
} from "../../kit/math/blackjack/side-bets.ts";
import { DECK_SIZE } from "../../kit/math/cards.ts";
import { drawUntaken } from "../../kit/math/draw-distinct.ts";
import type { GameMath, Step } from "../../kit/math/game.ts";
import type { RandomSource } from "../../kit/math/random-source.ts";
import { blackjackBet } from "./bet.ts";
import { viewOf } from "./blackjack-view.ts";
import { canSplit, type Draw, hit, newHand, split, stand, surrender } from "./play-hand.ts";
import { type BlackjackRules, blackjackRules, SEATS } from "./rules.ts";
import { type BlackjackBet, type SeatChips, seatsOf, totalOfBet } from "./seats.ts";
import { insuranceStake, isOnlyHand, settle } from "./settle.ts";
import {
  type BlackjackAction,
  type BlackjackHand,
  type BlackjackSeat,
  type BlackjackState,
  blackjackTableMoves,
} from "./state.ts";

/** The most that one hand can pay, in stakes: four split hands, all doubled and won. */
const HAND_PAYS_MOST = 2 * 2 * blackjackRules.handsMax;
/** The most that the side bets of one hand can pay together, as a multiple of the stake on each. */
const SIDES_PAY_MOST = Math.max(...Object.values(pairPays)) + Math.max(...Object.values(pokerPays)) + 2;

type BlackjackMath = GameMath<BlackjackBet, BlackjackState, BlackjackAction>;

/** A table with a shoe that is shuffled for every round. */
export function blackjackGame(rules: BlackjackRules): BlackjackMath {
  const drawFrom =
    (random: RandomSource): Draw =>
    (state) => {
      const onTable = [...state.dealer, ...state.hands.flatMap((hand) => hand.cards)];
      return drawUntaken(rules.decks * DECK_SIZE, onTable, random);
    };

  function costOf(state: BlackjackState, { kind }: BlackjackAction): number | null {
    if (state.done) return null;
    const asked = state.seats.filter(({ insurance }) => insurance === "offered");
    if (asked.length > 0) return costOfInsurance(asked, kind);
    const hand = state.active === null ? undefined : state.hands[state.active];
    if (!hand) return null;
    const isFirstMove = hand.cards.length === 2;
    switch (kind) {
      case "hit":
      case "stand":
        return 0;
      case "double":
        return isFirstMove ? hand.stake : null;
      case "split":
        return canSplit(state, hand, rules.handsMax) ? hand.stake : null;
      case "surrender":
        return rules.surrender && isFirstMove && isOnlyHand(state, hand) ? 0 : null;
      default:
        return null;
    }
  }

  return {
    slug: "blackjack",
    bet: blackjackBet,
    action: z.strictObject({ kind: z.enum(blackjackTableMoves) }),
    stakeOf: totalOfBet,
    hands: {
      max: SEATS,
      paysMost: HAND_PAYS_MOST,
      sides: { count: sideBets.length, payMost: SIDES_PAY_MOST },
      stakesOf: (bet) =>
        seatsOf(bet).flatMap(({ stake, sides }) => [
          { stake, isSide: false },
          ...sides.map((side) => ({ stake: side.stake, isSide: true })),
        ]),
    },

    begin(bet, random) {
      const state = deal(seatsOf(bet), drawFrom(random));
      const sideWin = state.seats.flatMap(({ sides }) => sides).reduce((sum, { win }) => sum + win, 0);
      const step: Step<BlackjackState> =
        pointsOf(state.dealer[0]!) === 1
          ? { state: offeringInsurance(state), win: 0, done: false }
          : afterPeek(state, drawFrom(random));
      return { ...step, win: step.win + sideWin };
    },

    costOf,

    act(state, { kind }, random) {
      const draw = drawFrom(random);
      if (kind === "insure" || kind === "decline" || kind === "declineAll") {
        const next = withInsurance(state, kind);
        return next.seats.some(({ insurance }) => insurance === "offered")
          ? { state: next, win: 0, done: false }
          : afterPeek(next, draw);
      }
      const at = state.active!;
      if (kind === "hit" || kind === "double") return advance(hit(state, at, kind === "double", draw), draw);
      if (kind === "split") return advance(split(state, at, draw), draw);
      return advance(kind === "surrender" ? surrender(state, at) : stand(state, at), draw);
    },

    view: (state) => viewOf(state, costOf),

    /** A player who leaves declines insurance and stands on every hand. */
    abandon(state) {
      const isAsked = state.seats.some(({ insurance }) => insurance === "offered");
      const declines: BlackjackAction[] = state.seats
        .filter(({ insurance }) => insurance === "offered")
        .map(() => ({ kind: "decline" }));
      const open = state.hands.filter((hand) => !hand.finished && !(isAsked && isNatural(hand.cards)));
      if (isAsked && isNatural(state.dealer)) return declines;
      return [...declines, ...open.map((): BlackjackAction => ({ kind: "stand" }))];
    },
  };
}

/** Deals two rounds of cards: one to every hand, from the player's right, and one to the dealer. */
function deal(chips: readonly SeatChips[], draw: Draw): BlackjackState {
  let state: BlackjackState = {
    seats: [],
    dealer: [],
    hands: chips.map(({ seat, stake }) => newHand(seat, [], stake)),
    active: null,
    done: false,
  };
  for (let round = 0; round < 2; round++) {
    for (let at = 0; at < chips.length; at++) {
      const card = draw(state);
      state = { ...state, hands: state.hands.with(at, withCard(state.hands[at]!, card)) };
    }
    state = { ...state, dealer: [...state.dealer, draw(state)] };
  }
  const seats = chips.map(
    (seat, at): BlackjackSeat => ({
      seat: seat.seat,
      stake: seat.stake,
      sides: seat.sides.map(({ spot, stake }) => {
        const { cards } = state.hands[at]!;
        const upcard = state.dealer[0]!;
        return {
          spot,
          stake,
          kind: sideBetKind(spot, cards, upcard),
          win: settleSideBet(spot, stake, cards, upcard),
        };
      }),
      insurance: "none",
      insuranceWin: 0,
    }),
  );
  return { ...state, seats };
}

const withCard = (hand: BlackjackHand, card: number): BlackjackHand => ({
  ...hand,
  cards: [...hand.cards, card],
});

const offeringInsurance = (state: BlackjackState): BlackjackState => ({
  ...state,
  seats: state.seats.map((seat) => ({ ...seat, insurance: "offered" })),
});

/** Hands decide on insurance in order, so a choice applies to the first hand that has not chosen yet. */
function costOfInsurance(asked: readonly BlackjackSeat[], kind: BlackjackAction["kind"]): number | null {
  const cost = insuranceStake(asked[0]!);
  if (kind === "insure") return cost > 0 ? cost : null;
  if (kind === "declineAll") return asked.length > 1 ? 0 : null;
  return kind === "decline" ? 0 : null;
}

function withInsurance(state: BlackjackState, kind: "insure" | "decline" | "declineAll"): BlackjackState {
  const first = state.seats.findIndex(({ insurance }) => insurance === "offered");
  const seats = state.seats.map((seat, at): BlackjackSeat => {
    if (seat.insurance !== "offered" || (at !== first && kind !== "declineAll")) return seat;
    return { ...seat, insurance: kind === "insure" ? "taken" : "declined" };
  });
  return { ...state, seats };
}

/** Runs after the dealer has checked the hole card: a natural of the dealer ends the round. */
function afterPeek(state: BlackjackState, draw: Draw): Step<BlackjackState> {
  if (isNatural(state.dealer)) return settle(state);
  const hands = state.hands.map((hand) => ({ ...hand, finished: isNatural(hand.cards) }));
  return advance({ ...state, hands }, draw);
}

/** Moves on to the next hand that can be played; after the last one, the dealer plays. */
function advance(state: BlackjackState, draw: Draw): Step<BlackjackState> {
  const next = state.hands.findIndex((hand) => !hand.finished);
  if (next >= 0) return { state: { ...state, active: next }, win: 0, done: false };
  const dealer = [...state.dealer];
  if (state.hands.some((hand) => awaitsDealer(state, hand)))
    while (totalOf(dealer).total < 17) dealer.push(draw({ ...state, dealer }));
  return settle({ ...state, dealer });
}

/** Whether a hand's result depends on the cards that the dealer draws. */
const awaitsDealer = (state: BlackjackState, hand: BlackjackHand): boolean =>
  hand.outcome === null &&
  totalOf(hand.cards).total <= 21 &&
  !(isOnlyHand(state, hand) && isNatural(hand.cards));

export const blackjack = blackjackGame(blackjackRules);
