import { z } from "zod";
import { cardCode, DECK_SIZE } from "../../kit/math/cards.ts";
import { type ChipBets, chipBets, chipsOn, chipTotal } from "../../kit/math/chip-bets.ts";
import { type DealerBet, type DealerView, paidOn } from "../../kit/math/dealer-view.ts";
import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import type { GameMath, Step } from "../../kit/math/game.ts";
import { DEALER_QUALIFIES_FROM, readThreeCards, type ThreeCardHand } from "./three-card-hand.ts";
import { anteBonus, pairPlusPays } from "./three-card-pays.ts";

export const threeCardKinds = ["ante", "pairPlus"] as const;
export type ThreeCardKind = (typeof threeCardKinds)[number];
export type ThreeCardBet = ChipBets<ThreeCardKind>;

export const threeCardMoves = ["play", "fold"] as const;
export type ThreeCardMove = (typeof threeCardMoves)[number];
export type ThreeCardAction = { kind: ThreeCardMove };

export type ThreeCardOutcome = "win" | "notQualified" | "push" | "lose" | "fold";

export type ThreeCardState = {
  player: number[];
  dealer: number[];
  bets: DealerBet<ThreeCardKind | "play">[];
  bonus: number;
  /** The result against the dealer; null before the decision and without an ante. */
  outcome: ThreeCardOutcome | null;
  done: boolean;
};

export type ThreeCardView = DealerView<ThreeCardKind | "play", ThreeCardMove> & {
  player: { cards: string[]; hand: ThreeCardHand };
  /** The dealer's cards are hidden until the decision. */
  dealer: { cards: (string | null)[]; hand: ThreeCardHand | null };
  bonus: number;
  outcome: ThreeCardOutcome | null;
};

/** Compares the hands after the player has decided to play. */
export function compareHands(playerScore: number, dealerScore: number): Exclude<ThreeCardOutcome, "fold"> {
  if (dealerScore < DEALER_QUALIFIES_FROM) return "notQualified";
  if (playerScore === dealerScore) return "push";
  return playerScore > dealerScore ? "win" : "lose";
}

/** The payouts of the ante and the play bet for each outcome, as multiples of their stakes, stake included. */
export const anteReturns: Record<ThreeCardOutcome, { ante: number; play: number }> = {
  win: { ante: 2, play: 2 },
  notQualified: { ante: 2, play: 1 },
  push: { ante: 1, play: 1 },
  lose: { ante: 0, play: 0 },
  fold: { ante: 0, play: 0 },
};

const anteOf = ({ bets }: ThreeCardState): number => chipsOn({ bets }, "ante");

const settled = (state: ThreeCardState): Step<ThreeCardState> => ({
  state: { ...state, done: true },
  win: paidOn(state.bets) + state.bonus,
  done: true,
});

export const threeCardPoker: GameMath<ThreeCardBet, ThreeCardState, ThreeCardAction> = {
  slug: "three-card-poker",
  bet: chipBets(threeCardKinds),
  action: z.strictObject({ kind: z.enum(threeCardMoves) }),
  stakeOf: chipTotal,

  begin(bet, random) {
    const cards = drawDistinct(DECK_SIZE, 6, random);
    const player = cards.slice(0, 3);
    const { hand } = readThreeCards(player);
    const odds = pairPlusPays[hand];
    const state: ThreeCardState = {
      player,
      dealer: cards.slice(3),
      bets: bet.bets.map(({ kind, stake }) => ({
        kind,
        stake,
        // Pair Plus depends only on the player's cards, so its result is known as soon as they are dealt.
        win: kind === "ante" ? null : odds === undefined ? 0 : stake * (odds + 1),
      })),
      bonus: 0,
      outcome: null,
      done: false,
    };
    // Without an ante the player has no decision to make, so the round is settled at once.
    return chipsOn(bet, "ante") === 0 ? settled(state) : { state, win: 0, done: false };
  },

  costOf: (state, { kind }) => (state.done ? null : kind === "fold" ? 0 : anteOf(state)),

  act(state, { kind }) {
    const own = readThreeCards(state.player);
    const outcome = kind === "fold" ? "fold" : compareHands(own.score, readThreeCards(state.dealer).score);
    const returns = anteReturns[outcome];
    const ante = anteOf(state);
    const bets = state.bets.map((bet) =>
      bet.kind === "ante" ? { ...bet, win: bet.stake * returns.ante } : bet,
    );
    if (kind === "fold") return settled({ ...state, bets, outcome });
    const play = { kind: "play" as const, stake: ante, win: ante * returns.play };
    const bonus = ante * (anteBonus[own.hand] ?? 0);
    return settled({ ...state, bets: [...bets, play], bonus, outcome });
  },

  view(state): ThreeCardView {
    return {
      player: { cards: state.player.map(cardCode), hand: readThreeCards(state.player).hand },
      dealer: {
        cards: state.dealer.map((card) => (state.done ? cardCode(card) : null)),
        hand: state.done ? readThreeCards(state.dealer).hand : null,
      },
      bets: state.bets,
      allowed: state.done
        ? []
        : [
            { kind: "fold", cost: 0 },
            { kind: "play", cost: anteOf(state) },
          ],
      bonus: state.bonus,
      outcome: state.outcome,
      done: state.done,
    };
  },

  /** A player who leaves folds, because playing would cost another stake. */
  abandon: () => [{ kind: "fold" }],
};
