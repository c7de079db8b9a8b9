import { z } from "zod";
import {
  type BlackjackMove,
  blackjackMoves,
  blackjackOdds,
  payoutOf,
  withOdds,
} from "../../kit/math/blackjack/blackjack-odds.ts";
import { dealerTimesOf } from "../../kit/math/blackjack/dealer-times.ts";
import { isNatural, totalOf } from "../../kit/math/blackjack/hand.ts";
import { handOutcome } from "../../kit/math/blackjack/hand-outcome.ts";
import { settleSideBet } from "../../kit/math/blackjack/side-bets.ts";
import { type BlackjackSpot, blackjackSpots } from "../../kit/math/blackjack/table-pay-tables.ts";
import { TABLE_DECKS } from "../../kit/math/blackjack/table-rules.ts";
import { DECK_SIZE } from "../../kit/math/cards.ts";
import { drawUntaken } from "../../kit/math/draw-distinct.ts";
import type { RandomSource } from "../../kit/math/random-source.ts";
import type { Choice, SharedGame } from "../../kit/math/shared-game.ts";
import { type SpotBet, spotBet } from "../../kit/math/spot-table.ts";
import {
  awaitsMove,
  costOfMove,
  type Deal,
  FIRST_PLAY_WINDOW,
  INSURANCE_WINDOW,
  insuranceStake,
  isInsurable,
  playHands,
} from "./blackjack-hands.ts";
import { dealMs } from "./deal-times.ts";

/** How many cards are dealt for players to draw. Two hands never need more, because each draws at most eighteen. */
const DRAWS = 40;
const chooseMs = 9_000;

export const stakeOn = ({ bets }: SpotBet, spot: BlackjackSpot): number =>
  bets.find((chip) => chip.spot === spot)?.stake ?? 0;

/**
 * Deals a whole round from a full shoe: the first two cards of both sides, the rest of the dealer's hand, and the
 * cards that players may draw. The shoe is shuffled, so each player's cards have the same probabilities as at a table
 * for one player.
 */
export function dealRound(random: RandomSource): Deal {
  // The list is kept sorted, because `drawUntaken` sorts it for every draw, and sorting a sorted list is fast.
  const taken: number[] = [];
  const next = (): number => {
    const card = drawUntaken(TABLE_DECKS * DECK_SIZE, taken, random);
    const above = taken.findIndex((one) => one > card);
    taken.splice(above < 0 ? taken.length : above, 0, card);
    return card;
  };
  const player = [next()];
  const dealer = [next()];
  player.push(next());
  dealer.push(next());
  while (totalOf(dealer).total < 17) dealer.push(next());
  const splitCard = next();
  return { player, dealer, draws: Array.from({ length: DRAWS }, next), splitCard };
}

/** The payout of the chips on one spot; `choices` matter only for the main bet. */
export function settleBlackjack(
  spot: BlackjackSpot,
  stake: number,
  deal: Deal,
  choices: readonly Choice[],
): number {
  if (spot !== "main") return settleSideBet(spot, stake, deal.player, deal.dealer[0]!);
  const { isInsured } = playHands(stake, deal, choices);
  const insured =
    isInsured && isNatural(deal.dealer) ? withOdds(insuranceStake(stake), blackjackOdds.insurance) : 0;
  return handsAtEnd(stake, deal, choices).reduce((sum, { win }) => sum + win, insured);
}

/** A player's hands when the round is over, each with its outcome and payout. */
export function handsAtEnd(stake: number, deal: Deal, choices: readonly Choice[]) {
  // A dealer's natural ends the round before any hand is played.
  const { hands } = playHands(stake, deal, isNatural(deal.dealer) ? [] : choices);
  return hands.map((hand) => {
    const outcome = handOutcome(hand.cards, deal.dealer, hands.length === 1);
    return { ...hand, outcome, win: payoutOf(outcome, hand.stake) };
  });
}

const moveOf = ({ action }: Choice): BlackjackMove => (action as { kind: BlackjackMove }).kind;

/** Blackjack as a shared round: everyone plays the same first two cards and decides for themselves. */
export const liveBlackjackTable: SharedGame<SpotBet, null, Deal> = {
  slug: "live-blackjack",
  bettingMs: 15_000,
  runMs: (deal) => dealerTimesOf(deal).endMs,
  resultMs: 6_000,
  pastShown: 40,
  bet: spotBet(blackjackSpots).refine((bet) => stakeOn(bet, "main") > 0),
  stakeOf: ({ bets }) => bets.reduce((sum, { stake }) => sum + stake, 0),
  takes: () => true,
  prepare: () => null,
  draw: (_field, random) => dealRound(random),
  winOf: (_field, { bets }, deal, choices = []) =>
    bets.reduce(
      (sum, { spot, stake }) => sum + settleBlackjack(spot as BlackjackSpot, stake, deal, choices),
      0,
    ),
  resultOf: ({ dealer }) => {
    const { total } = totalOf(dealer);
    if (isNatural(dealer)) return { text: "BJ", tone: "blackjack" };
    return { text: String(total), tone: total > 21 ? "bust" : "stand" };
  },
  isRevealedAtStart: true,
  betsPerRound: 1,
  choices: {
    action: z.strictObject({ kind: z.enum(blackjackMoves) }),
    introMs: dealMs,
    windowMs: () => chooseMs,
    firstWindow: (deal) => (isInsurable(deal) ? INSURANCE_WINDOW : FIRST_PLAY_WINDOW),
    shownIn: ({ player, dealer, draws, splitCard }, window) => ({
      player,
      dealer: dealer.slice(0, 1),
      draws: draws.slice(0, Math.max(0, window - FIRST_PLAY_WINDOW)),
      splitCard: window > FIRST_PLAY_WINDOW ? splitCard : null,
    }),
    awaits: (bet, made, deal, window) => awaitsMove(stakeOn(bet, "main"), deal, made, window),
    costOf: (bet, made, deal, choice) =>
      costOfMove(stakeOn(bet, "main"), deal, made, { window: choice.window, move: moveOf(choice) }),
  },
};
