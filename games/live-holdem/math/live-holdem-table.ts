import { z } from "zod";
import { DECK_SIZE } from "../../kit/math/cards.ts";
import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import { aaHandOf, aaPays, anteOdds, CALL_ANTES } from "../../kit/math/holdem/casino-holdem-pays.ts";
import {
  compareHands,
  type HoldemMove,
  type HoldemOutcome,
  holdemMoves,
  holdemReturns,
} from "../../kit/math/holdem/holdem-outcome.ts";
import { type PokerHand, pokerHandOf, pokerValue } from "../../kit/math/poker-value.ts";
import type { Choice, SharedGame } from "../../kit/math/shared-game.ts";
import { type SpotBet, spotBet } from "../../kit/math/spot-table.ts";
import { dealMs, showdown } from "./deal-times.ts";

export const holdemSpots = ["ante", "aa"] as const;
export type HoldemSpot = (typeof holdemSpots)[number];

/** The cards of a round. While players choose, the dealer's cards, the turn and the river are missing. */
export type HoldemDeal = { player: number[]; dealer: number[]; board: number[] };

const FLOP_SIZE = 3;
/** The only decision window, in which players call or fold. */
const CALL_WINDOW = 1;
const chooseMs = 15_000;

export const stakeOn = ({ bets }: SpotBet, spot: HoldemSpot): number =>
  bets.find((chip) => chip.spot === spot)?.stake ?? 0;

/** The player's choice; undefined if they have not chosen, which counts as a fold. */
export const holdemMoveOf = (choices: readonly Choice[]): HoldemMove | undefined =>
  (choices.find(({ window }) => window === CALL_WINDOW)?.action as { kind: HoldemMove } | undefined)?.kind;

export const bonusOf = ({ player, board }: HoldemDeal) =>
  aaHandOf(pokerValue([...player, ...board.slice(0, FLOP_SIZE)]));

/** The result of a called or folded hand against the dealer. */
export function outcomeOf({ player, dealer, board }: HoldemDeal, isCalled: boolean): HoldemOutcome {
  if (!isCalled) return "fold";
  return compareHands(pokerValue([...player, ...board]), pokerValue([...dealer, ...board]));
}

/** The payout of the chips on one spot; the payout of the ante includes the payout of the call. */
export function settleHoldem(
  spot: HoldemSpot,
  stake: number,
  deal: HoldemDeal,
  choices: readonly Choice[],
): number {
  if (spot === "aa") {
    const bonus = bonusOf(deal);
    return bonus === null ? 0 : stake * (aaPays[bonus] + 1);
  }
  const outcome = outcomeOf(deal, holdemMoveOf(choices) === "call");
  const returns = holdemReturns(outcome, anteOdds(pokerValue([...deal.player, ...deal.board])));
  return stake * (returns.ante + CALL_ANTES * returns.call);
}

/** Short names of hands that poker players know in every language. */
const shortNames: Record<PokerHand, string> = {
  highCard: "HC",
  pair: "1P",
  twoPair: "2P",
  threeOfAKind: "3K",
  straight: "ST",
  flush: "FL",
  fullHouse: "FH",
  fourOfAKind: "4K",
  straightFlush: "SF",
  royalFlush: "RF",
};
const tones: Record<HoldemOutcome, string> = {
  win: "made",
  notQualified: "made",
  push: "tie",
  lose: "banker",
  fold: "banker",
};

/**
 * Casino hold'em as a shared round: everyone has the same two cards, and each player decides whether to call or fold.
 */
export const liveHoldemTable: SharedGame<SpotBet, null, HoldemDeal> = {
  slug: "live-holdem",
  bettingMs: 15_000,
  runMs: () => showdown.endMs,
  resultMs: 6_000,
  pastShown: 40,
  bet: spotBet(holdemSpots).refine((bet) => stakeOn(bet, "ante") > 0),
  stakeOf: ({ bets }) => bets.reduce((sum, { stake }) => sum + stake, 0),
  takes: () => true,
  prepare: () => null,
  draw(_field, random) {
    const cards = drawDistinct(DECK_SIZE, 9, random);
    return { player: cards.slice(0, 2), dealer: cards.slice(2, 4), board: cards.slice(4) };
  },
  winOf: (_field, { bets }, deal, choices = []) =>
    bets.reduce((sum, { spot, stake }) => sum + settleHoldem(spot as HoldemSpot, stake, deal, choices), 0),
  /** The hand that all players share, in the colour of its result against the dealer. */
  resultOf: (deal) => ({
    text: shortNames[pokerHandOf(pokerValue([...deal.player, ...deal.board]))],
    tone: tones[outcomeOf(deal, true)],
  }),
  isRevealedAtStart: true,
  betsPerRound: 1,
  choices: {
    action: z.strictObject({ kind: z.enum(holdemMoves) }),
    introMs: dealMs,
    windowMs: () => chooseMs,
    firstWindow: () => CALL_WINDOW,
    shownIn: ({ player, board }) => ({ player, dealer: [], board: board.slice(0, FLOP_SIZE) }),
    awaits: (_bet, _made, _deal, window) => window === CALL_WINDOW,
    costOf: (bet, _made, _deal, { window, action }) => {
      if (window !== CALL_WINDOW) return null;
      return (action as { kind: HoldemMove }).kind === "call" ? CALL_ANTES * stakeOn(bet, "ante") : 0;
    },
  },
};
