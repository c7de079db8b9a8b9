import { z } from "zod";
import { aceHighRank, cardCode, DECK_SIZE } from "../../kit/math/cards.ts";
import { type ChipBets, chipBets, chipsOn, chipTotal } from "../../kit/math/chip-bets.ts";
import { type DealerBet, type DealerView, paidOn } from "../../kit/math/dealer-view.ts";
import { drawDistinct, drawUntaken } from "../../kit/math/draw-distinct.ts";
import type { GameMath, Step } from "../../kit/math/game.ts";
import type { RandomSource } from "../../kit/math/random-source.ts";

export const RED_DOG_DECKS = 6;
const SHOE = RED_DOG_DECKS * DECK_SIZE;

export type RedDogBet = ChipBets<"ante">;

export const redDogMoves = ["call", "raise"] as const;
export type RedDogMove = (typeof redDogMoves)[number];

/** The widest spread: from a two to an ace. */
export const SPREAD_MAX = 11;

/** Odds to one for a third card between the first two, depending on the number of ranks between them. */
export const spreadPays = (spread: number): number =>
  spread === 1 ? 5 : spread === 2 ? 4 : spread === 3 ? 2 : 1;

/** Odds to one if the first two cards are a pair and the third has the same rank. */
export const TRIPS_PAY = 11;

export type RedDogOutcome =
  /** The first two cards are consecutive in rank; the stake is returned. */
  | "consecutive"
  /** The first two cards are a pair, and the third has another rank; the stake is returned. */
  | "pair"
  | "trips"
  | "between"
  | "outside";

export type RedDogState = {
  /** The first two cards, and the third one once it is dealt. */
  cards: number[];
  bets: DealerBet<"ante" | "raise">[];
  outcome: RedDogOutcome | null;
  done: boolean;
};

export type RedDogView = DealerView<"ante" | "raise", RedDogMove> & {
  cards: string[];
  /** The number of ranks between the first two cards; −1 for a pair. */
  spread: number;
  /** The odds to one that the spread pays; null if it pays nothing. */
  pays: number | null;
  outcome: RedDogOutcome | null;
};

export const spreadOf = ([first, second]: readonly number[]): number =>
  Math.abs(aceHighRank(first!) - aceHighRank(second!)) - 1;

/** The odds to one of an outcome; 0 returns the stake, and −1 loses it. */
export function redDogOdds(outcome: RedDogOutcome, spread: number): number {
  if (outcome === "between") return spreadPays(spread);
  if (outcome === "trips") return TRIPS_PAY;
  return outcome === "outside" ? -1 : 0;
}

function settled(state: RedDogState, outcome: RedDogOutcome): Step<RedDogState> {
  const odds = redDogOdds(outcome, spreadOf(state.cards));
  const bets = state.bets.map((bet) => ({ ...bet, win: bet.stake * (odds + 1) }));
  return { state: { ...state, bets, outcome, done: true }, win: paidOn(bets), done: true };
}

function withThird(state: RedDogState, random: RandomSource): RedDogState {
  return { ...state, cards: [...state.cards, drawUntaken(SHOE, state.cards, random)] };
}

const isBetween = ([first, second, third]: readonly number[]): boolean => {
  const [low, high] = [aceHighRank(first!), aceHighRank(second!)].sort((a, b) => a - b);
  return low! < aceHighRank(third!) && aceHighRank(third!) < high!;
};

export const redDog: GameMath<RedDogBet, RedDogState, { kind: RedDogMove }> = {
  slug: "red-dog",
  bet: chipBets(["ante"]),
  action: z.strictObject({ kind: z.enum(redDogMoves) }),
  stakeOf: chipTotal,

  begin({ bets }, random) {
    const state: RedDogState = {
      cards: drawDistinct(SHOE, 2, random),
      bets: bets.map((bet) => ({ ...bet, win: null })),
      outcome: null,
      done: false,
    };
    const spread = spreadOf(state.cards);
    if (spread === 0) return settled(state, "consecutive");
    if (spread > 0) return { state, win: 0, done: false };
    // There is nothing to decide with a pair, so the third card is dealt immediately.
    const next = withThird(state, random);
    const isTrips = aceHighRank(next.cards[2]!) === aceHighRank(next.cards[0]!);
    return settled(next, isTrips ? "trips" : "pair");
  },

  costOf: (state, { kind }) => (state.done ? null : kind === "raise" ? chipsOn(state, "ante") : 0),

  act(state, { kind }, random) {
    const next = withThird(state, random);
    const raise = { kind: "raise" as const, stake: chipsOn(state, "ante"), win: null };
    const bets = kind === "raise" ? [...state.bets, raise] : state.bets;
    return settled({ ...next, bets }, isBetween(next.cards) ? "between" : "outside");
  },

  view(state): RedDogView {
    const spread = spreadOf(state.cards);
    return {
      cards: state.cards.map(cardCode),
      spread,
      pays: spread > 0 ? spreadPays(spread) : null,
      bets: state.bets,
      allowed: state.done
        ? []
        : [
            { kind: "call", cost: 0 },
            { kind: "raise", cost: chipsOn(state, "ante") },
          ],
      outcome: state.outcome,
      done: state.done,
    };
  },

  /** A player who leaves calls, because a raise would cost another stake. */
  abandon: () => [{ kind: "call" }],
};
