import { blackjackOdds, payoutOf, withOdds } from "../../kit/math/blackjack/blackjack-odds.ts";
import { isNatural } from "../../kit/math/blackjack/hand.ts";
import { handOutcome } from "../../kit/math/blackjack/hand-outcome.ts";
import type { Step } from "../../kit/math/game.ts";
import type { BlackjackHand, BlackjackSeat, BlackjackState } from "./state.ts";

export const insuranceStake = ({ stake }: Pick<BlackjackSeat, "stake">): number => Math.floor(stake / 2);

/** Whether a hand was not split; only then can it be a natural or be surrendered. */
export const isOnlyHand = ({ hands }: Pick<BlackjackState, "hands">, { seat }: BlackjackHand): boolean =>
  hands.filter((hand) => hand.seat === seat).length === 1;

/** Compares every hand with the dealer's and pays; insurance pays if the dealer has a natural. */
export function settle(state: BlackjackState): Step<BlackjackState> {
  const hands = state.hands.map((hand) => {
    const outcome =
      hand.outcome === "surrender"
        ? hand.outcome
        : handOutcome(hand.cards, state.dealer, isOnlyHand(state, hand));
    return { ...hand, finished: true, outcome, win: payoutOf(outcome, hand.stake) };
  });
  const seats = state.seats.map((seat) => {
    const isInsured = seat.insurance === "taken" && isNatural(state.dealer);
    return { ...seat, insuranceWin: isInsured ? withOdds(insuranceStake(seat), blackjackOdds.insurance) : 0 };
  });
  const insured = seats.reduce((sum, { insuranceWin }) => sum + insuranceWin, 0);
  return {
    state: { ...state, seats, hands, active: null, done: true },
    win: hands.reduce((sum, hand) => sum + hand.win, insured),
    done: true,
  };
}
