import { z } from "zod";
import { cardCode, DECK_SIZE } from "../../kit/math/cards.ts";
import { type ChipBets, chipBets, chipsOn, chipTotal } from "../../kit/math/chip-bets.ts";
import { type DealerBet, type DealerView, paidOn } from "../../kit/math/dealer-view.ts";
import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import type { GameMath, Step } from "../../kit/math/game.ts";
import {
  type AaHand,
  aaHandOf,
  aaPays,
  anteOdds,
  CALL_ANTES,
  DEALER_QUALIFIES_FROM,
} from "../../kit/math/holdem/casino-holdem-pays.ts";
import {
  compareHands,
  type HoldemMove,
  type HoldemOutcome,
  holdemMoves,
  holdemReturns,
} from "../../kit/math/holdem/holdem-outcome.ts";
import { type PokerHand, pokerHandOf, pokerValue } from "../../kit/math/poker-value.ts";

export const holdemKinds = ["ante", "aa"] as const;
export type HoldemKind = (typeof holdemKinds)[number];
export type HoldemBet = ChipBets<HoldemKind>;

const FLOP_SIZE = 3;

export type HoldemState = {
  player: number[];
  dealer: number[];
  /** All five community cards; the last two are revealed after the call. */
  board: number[];
  bets: DealerBet<HoldemKind | "call">[];
  /** The result against the dealer; null until the player has decided, or if no ante was bet. */
  outcome: HoldemOutcome | null;
  done: boolean;
};

export type HoldemView = DealerView<HoldemKind | "call", HoldemMove> & {
  /** The player's two cards, and the best hand that they make with the visible community cards. */
  player: { cards: string[]; hand: PokerHand };
  /** The dealer's cards are hidden until the showdown; without a call, they stay hidden. */
  dealer: { cards: (string | null)[]; hand: PokerHand | null; qualifies: boolean };
  board: string[];
  /** The AA bonus row for the player's two cards and the flop; null below a pair of aces. */
  aaHand: AaHand | null;
  outcome: HoldemOutcome | null;
};

const flopOf = ({ board }: HoldemState): number[] => board.slice(0, FLOP_SIZE);
/** The community cards that are visible: all five after a call, otherwise the flop. */
const openBoard = (state: HoldemState): number[] =>
  state.done && state.outcome !== "fold" && state.outcome !== null ? state.board : flopOf(state);
const anteOf = ({ bets }: HoldemState): number => chipsOn({ bets }, "ante");
const callOf = (state: HoldemState): number => anteOf(state) * CALL_ANTES;

const settled = (state: HoldemState): Step<HoldemState> => ({
  state: { ...state, done: true },
  win: paidOn(state.bets),
  done: true,
});

export const casinoHoldem: GameMath<HoldemBet, HoldemState, { kind: HoldemMove }> = {
  slug: "casino-holdem",
  bet: chipBets(holdemKinds),
  action: z.strictObject({ kind: z.enum(holdemMoves) }),
  stakeOf: chipTotal,

  begin(bet, random) {
    const cards = drawDistinct(DECK_SIZE, 9, random);
    const player = cards.slice(0, 2);
    const board = cards.slice(4);
    const bonus = aaHandOf(pokerValue([...player, ...board.slice(0, FLOP_SIZE)]));
    const state: HoldemState = {
      player,
      dealer: cards.slice(2, 4),
      board,
      bets: bet.bets.map(({ kind, stake }) => ({
        kind,
        stake,
        // The AA bonus depends only on the first five cards, so it is decided by the flop.
        win: kind === "ante" ? null : bonus === null ? 0 : stake * (aaPays[bonus] + 1),
      })),
      outcome: null,
      done: false,
    };
    // Without an ante there is nothing to decide.
    return chipsOn(bet, "ante") === 0 ? settled(state) : { state, win: 0, done: false };
  },

  costOf: (state, { kind }) => (state.done ? null : kind === "fold" ? 0 : callOf(state)),

  act(state, { kind }) {
    const own = pokerValue([...state.player, ...state.board]);
    const other = pokerValue([...state.dealer, ...state.board]);
    const outcome = kind === "fold" ? "fold" : compareHands(own, other);
    const returns = holdemReturns(outcome, anteOdds(own));
    const bets = state.bets.map((bet) =>
      bet.kind === "ante" ? { ...bet, win: bet.stake * returns.ante } : bet,
    );
    if (kind === "fold") return settled({ ...state, bets, outcome });
    const stake = callOf(state);
    const call = { kind: "call" as const, stake, win: stake * returns.call };
    return settled({ ...state, bets: [...bets, call], outcome });
  },

  view(state): HoldemView {
    const board = openBoard(state);
    // A folded hand is over before the showdown, so the dealer's cards stay face down.
    const isShown = state.done && board.length > FLOP_SIZE;
    const dealer = isShown ? pokerValue([...state.dealer, ...board]) : null;
    return {
      player: {
        cards: state.player.map(cardCode),
        hand: pokerHandOf(pokerValue([...state.player, ...board])),
      },
      dealer: {
        cards: state.dealer.map((card) => (isShown ? cardCode(card) : null)),
        hand: dealer === null ? null : pokerHandOf(dealer),
        qualifies: dealer !== null && dealer >= DEALER_QUALIFIES_FROM,
      },
      board: board.map(cardCode),
      aaHand: aaHandOf(pokerValue([...state.player, ...flopOf(state)])),
      bets: state.bets,
      allowed: state.done
        ? []
        : [
            { kind: "fold", cost: 0 },
            { kind: "call", cost: callOf(state) },
          ],
      outcome: state.outcome,
      done: state.done,
    };
  },

  /** A player who leaves folds, because calling would cost another stake. */
  abandon: () => [{ kind: "fold" }],
};
