import { z } from "zod";
import { cardCode, DECK_SIZE, JOKER_CODE } from "./cards.ts";
import { drawDistinct, drawUntaken } from "./draw-distinct.ts";
import type { GameMath } from "./game.ts";
import { stake } from "./pay.ts";
import { JOKER } from "./poker-shape.ts";

export type VideoPokerBet = { stake: number };
export type VideoPokerAction = { kind: "draw"; hold: boolean[] };

export type VideoPokerState = {
  stake: number;
  cards: number[];
  /** The cards held by the player; null before the draw. */
  held: boolean[] | null;
  win: number;
};

/** The view for the client; `hand` names the row of the pay table, both before and after the draw. */
export type VideoPokerView = {
  stake: number;
  cards: string[];
  held: boolean[] | null;
  hand: string | null;
  /** The payout of that row, as a multiple of the stake. */
  pays: number;
  win: number;
  done: boolean;
};

/**
 * A pay table: the payout of each hand as a multiple of the stake, best hand first, and a function that
 * recognises hands.
 */
export type VideoPokerRules = {
  slug: string;
  pays: Readonly<Record<string, number>>;
  /** Whether the deck has a joker. */
  hasJoker?: true;
  /** The pay table row that these five cards win; null if they win nothing. */
  rank(cards: ArrayLike<number>): string | null;
};

export const deckSizeOf = ({ hasJoker }: Pick<VideoPokerRules, "hasJoker">): number =>
  hasJoker ? DECK_SIZE + 1 : DECK_SIZE;

const codeOf = (card: number): string => (card === JOKER ? JOKER_CODE : cardCode(card));

const held = z.array(z.boolean()).length(5);

/** Builds a video poker game: five cards and one draw from a single deck, shuffled for each round. */
export function videoPokerGame(
  rules: VideoPokerRules,
): GameMath<VideoPokerBet, VideoPokerState, VideoPokerAction> {
  const paysFor = (cards: readonly number[]): number => rules.pays[rules.rank(cards) ?? ""] ?? 0;
  const deckSize = deckSizeOf(rules);
  return {
    slug: rules.slug,
    bet: z.strictObject({ stake }),
    action: z.strictObject({ kind: z.literal("draw"), hold: held }),
    stakeOf: (bet) => bet.stake,

    begin: ({ stake }, random) => ({
      state: { stake, cards: drawDistinct(deckSize, 5, random), held: null, win: 0 },
      win: 0,
      done: false,
    }),

    costOf: (state) => (state.held === null ? 0 : null),

    act(state, { hold }, random) {
      const seen = [...state.cards];
      const cards = state.cards.map((card, place) => {
        if (hold[place]) return card;
        const drawn = drawUntaken(deckSize, seen, random);
        seen.push(drawn);
        return drawn;
      });
      const win = state.stake * paysFor(cards);
      return { state: { ...state, cards, held: hold, win }, win, done: true };
    },

    view(state): VideoPokerView {
      return {
        stake: state.stake,
        cards: state.cards.map(codeOf),
        held: state.held,
        hand: rules.rank(state.cards),
        pays: paysFor(state.cards),
        win: state.win,
        done: state.held !== null,
      };
    },

    /** If the player leaves before the draw, all five cards are held. */
    abandon: () => [{ kind: "draw", hold: [true, true, true, true, true] }],
  };
}
