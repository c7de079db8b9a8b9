import { blackjackOdds, payoutOf, withOdds } from "../../kit/math/blackjack/blackjack-odds.ts";
import { isNatural, pointsOf } from "../../kit/math/blackjack/hand.ts";
import { handOutcome } from "../../kit/math/blackjack/hand-outcome.ts";
import { settleSideBet } from "../../kit/math/blackjack/side-bets.ts";
import type { BlackjackSpot } from "../../kit/math/blackjack/table-pay-tables.ts";
import type { Choice } from "../../kit/math/shared-game.ts";
import type { Deal, ShownDeal } from "./deal-seats.ts";
import { type SeatBet, stakeOn } from "./seat-bet.ts";
import { playSeat, type SeatAction } from "./seat-hands.ts";
import { INSURANCE_WINDOW } from "./seat-windows.ts";

export const isInsurable = ({ dealer }: Pick<ShownDeal, "dealer">): boolean => pointsOf(dealer[0]!) === 1;

export const insuranceStake = (stake: number): number => stake / 2;

export const isInsured = (choices: readonly Choice[]): boolean =>
  choices.some(
    ({ window, action }) => window === INSURANCE_WINDOW && (action as SeatAction).kind === "insure",
  );

/** The hands of a bet when the round is over, each with its outcome and payout. */
export function handsAtEnd({ seat, ...bet }: SeatBet, deal: Deal, choices: readonly Choice[]) {
  const played = {
    stake: stakeOn(bet, "main"),
    deal: deal.seats[seat - 1]!,
    // A dealer's natural ends the round before any hand is played.
    choices: isNatural(deal.dealer) ? [] : choices,
  };
  const { hands } = playSeat(seat, played);
  return hands.map((hand) => {
    const outcome = handOutcome(hand.cards, deal.dealer, hands.length === 1);
    return { ...hand, outcome, win: payoutOf(outcome, hand.stake) };
  });
}

/** The payout of a bet on a seat or behind it. */
export function settleSeat(bet: SeatBet, deal: Deal, choices: readonly Choice[]): number {
  const { player } = deal.seats[bet.seat - 1]!;
  const main = stakeOn(bet, "main");
  const insured =
    isInsured(choices) && isNatural(deal.dealer)
      ? withOdds(insuranceStake(main), blackjackOdds.insurance)
      : 0;
  const hands = handsAtEnd(bet, deal, choices).reduce((sum, { win }) => sum + win, insured);
  return bet.bets.reduce((sum, { spot, stake }) => {
    const side = spot as BlackjackSpot;
    return side === "main" ? sum : sum + settleSideBet(side, stake, player, deal.dealer[0]!);
  }, hands);
}
