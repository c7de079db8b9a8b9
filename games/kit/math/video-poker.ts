import { z } from "zod";
import { cardCode, DECK_SIZE, JOKER_CODE } from "./cards.ts";
import { drawDistinct, drawUntaken } from "./draw-distinct.ts";
import type { GameMath, Step } from "./game.ts";
import { stake } from "./pay.ts";
import { JOKER } from "./poker-shape.ts";
import type { RandomSource } from "./random-source.ts";
import {
  DOUBLES_MAX,
  type DoubleUp,
  type DoubleUpAction,
  type DoubleUpView,
  doubleUp,
  doubleUpActions,
  doubleUpView,
} from "./video-poker-double-up.ts";
import { COINS_MAX, handCounts, paysWith, topPrizeOf, type VideoPokerPays } from "./video-poker-pays.ts";

export type VideoPokerBet = {
  /** The total stake of all hands. */
  stake: number;
  /** Coins per hand. If unset, five, as in rounds played before coins could be chosen. */
  coins?: number;
  /** The number of hands that are drawn from the same deal; one if unset. */
  hands?: number;
  /** Whether a win is offered for double-up instead of being paid at once. */
  doubleUp?: boolean;
};
export type VideoPokerAction = { kind: "draw"; hold: boolean[] } | { kind: "collect" } | DoubleUpAction;

export type VideoPokerState = VideoPokerBet & {
  /** The dealt cards; after the draw, those of the first hand. */
  cards: number[];
  /** The cards held by the player; null before the draw. */
  held: boolean[] | null;
  /** The cards of the other hands after the draw. */
  others?: number[][];
  /** The double-ups so far; set once a win has been offered for double-up. */
  doubles?: DoubleUp[];
  /** Whether the player can still risk the win or collect it. */
  isOffered?: boolean;
  /** The win of the round, or the win that is offered for double-up. */
  win: number;
};

export type VideoPokerHand = {
  cards: string[];
  /** The row of the pay table; null if the hand wins nothing. */
  hand: string | null;
  win: number;
};

/** The view for the client; `hand` names the row of the pay table, both before and after the draw. */
export type VideoPokerView = {
  stake: number;
  coins: number;
  cards: string[];
  held: boolean[] | null;
  hand: string | null;
  /** The payout of the row that `hand` names, as a multiple of the hand's stake. */
  pays: number;
  /** All hands of the round. Before the draw, each of them shows the dealt cards. */
  hands: VideoPokerHand[];
  doubles: DoubleUpView[];
  /** Whether the win can be doubled or collected. */
  isOffered: boolean;
  win: number;
  done: boolean;
};

/**
 * A pay table: the payout of each hand as a multiple of the stake, best hand first, and a function that
 * recognises hands.
 */
export type VideoPokerRules = {
  slug: string;
  pays: VideoPokerPays;
  hasJoker?: true;
  /** The pay table row that these five cards win; null if they win nothing. */
  rank(cards: ArrayLike<number>): string | null;
};

export const deckSizeOf = ({ hasJoker }: Pick<VideoPokerRules, "hasJoker">): number =>
  hasJoker ? DECK_SIZE + 1 : DECK_SIZE;

const codeOf = (card: number): string => (card === JOKER ? JOKER_CODE : cardCode(card));

const held = z.array(z.boolean()).length(5);

const isWholeCoins = ({ stake, coins = 1, hands = 1 }: VideoPokerBet): boolean =>
  stake % (coins * hands) === 0;

const bet = z
  .strictObject({
    stake,
    coins: z.int().min(1).max(COINS_MAX).exactOptional(),
    hands: z.union(handCounts.map((count) => z.literal(count))).exactOptional(),
    doubleUp: z.boolean().exactOptional(),
  })
  .refine(isWholeCoins, { error: "The stake is no whole number of coins." });

const action = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("draw"), hold: held }),
  z.strictObject({ kind: z.literal("collect") }),
  ...doubleUpActions,
]);

/**
 * Builds a video poker game: five cards, one draw per hand and, if the player wants, double-up. A bet that consists
 * only of a stake is played exactly as before coins, hands and double-up were added, so the game also replays the
 * rounds from that time.
 */
export function videoPokerGame(
  rules: VideoPokerRules,
): GameMath<VideoPokerBet, VideoPokerState, VideoPokerAction> {
  const deckSize = deckSizeOf(rules);
  const timesOf = (cards: readonly number[], coins = COINS_MAX): number =>
    paysWith(coins, rules.pays)[rules.rank(cards) ?? ""] ?? 0;
  const winOf = ({ stake, hands = 1, coins }: VideoPokerBet, cards: readonly number[]): number =>
    (stake / hands) * timesOf(cards, coins);
  /** A win can be doubled until it would exceed the game's top prize. */
  const canDouble = (state: VideoPokerState, win: number, doubled: number): boolean =>
    win > 0 && doubled < DOUBLES_MAX && 2 * win <= topPrizeOf(rules.pays) * state.stake;
  const isDone = ({ held, isOffered }: VideoPokerState): boolean => held !== null && isOffered !== true;

  function draw(state: VideoPokerState, hold: boolean[], random: RandomSource): number[] {
    const seen = [...state.cards];
    return state.cards.map((card, place) => {
      if (hold[place]) return card;
      const drawn = drawUntaken(deckSize, seen, random);
      seen.push(drawn);
      return drawn;
    });
  }

  function drawAll(state: VideoPokerState, hold: boolean[], random: RandomSource): Step<VideoPokerState> {
    const [cards, ...others] = Array.from({ length: state.hands ?? 1 }, () => draw(state, hold, random));
    const win = [cards!, ...others].reduce((sum, hand) => sum + winOf(state, hand), 0);
    const drawn = { ...state, cards: cards!, held: hold, ...(others.length > 0 && { others }), win };
    if (!state.doubleUp || !canDouble(state, win, 0)) return { state: drawn, win, done: true };
    return { state: { ...drawn, doubles: [], isOffered: true }, win: 0, done: false };
  }

  function risk(state: VideoPokerState, action: DoubleUpAction, random: RandomSource): Step<VideoPokerState> {
    const double = doubleUp(action, state.win, random);
    const doubles = [...(state.doubles ?? []), double];
    const { win } = double;
    const isOffered = canDouble(state, win, doubles.length);
    return { state: { ...state, doubles, isOffered, win }, win: isOffered ? 0 : win, done: !isOffered };
  }

  return {
    slug: rules.slug,
    bet: bet as unknown as z.ZodType<VideoPokerBet>,
    action,
    stakeOf: (bet) => bet.stake,

    begin: (bet, random) => ({
      state: { ...bet, cards: drawDistinct(deckSize, 5, random), held: null, win: 0 },
      win: 0,
      done: false,
    }),

    costOf(state, { kind }) {
      if (isDone(state)) return null;
      return (state.held === null) === (kind === "draw") ? 0 : null;
    },

    act(state, action, random) {
      if (action.kind === "draw") return drawAll(state, action.hold, random);
      if (action.kind === "collect")
        return { state: { ...state, isOffered: false }, win: state.win, done: true };
      return risk(state, action, random);
    },

    view(state): VideoPokerView {
      const { stake, coins = COINS_MAX, held, isOffered = false, doubles = [], win } = state;
      const others = state.others ?? Array.from({ length: (state.hands ?? 1) - 1 }, () => state.cards);
      return {
        stake,
        coins,
        cards: state.cards.map(codeOf),
        held,
        hand: rules.rank(state.cards),
        pays: timesOf(state.cards, coins),
        hands: [state.cards, ...others].map((cards) => ({
          cards: cards.map(codeOf),
          hand: rules.rank(cards),
          win: held === null ? 0 : winOf(state, cards),
        })),
        doubles: doubles.map(doubleUpView),
        isOffered,
        win,
        done: isDone(state),
      };
    },

    /** If the player leaves before the draw, all five cards are held; a win on offer is collected. */
    abandon(state) {
      const collect = { kind: "collect" } as const;
      if (state.held !== null) return [collect];
      return [{ kind: "draw", hold: [true, true, true, true, true] }, collect];
    },
  };
}
