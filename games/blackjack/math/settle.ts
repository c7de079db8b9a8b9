import { blackjackOdds, payoutOf, withOdds } from "../../kit/math/blackjack/blackjack-odds.ts";
import { isNatural } from "../../kit/math/blackjack/hand.ts";
import { handOutcome } from "../../kit/math/blackjack/hand-outcome.ts";
import type { Step } from "../../kit/math/game.ts";
import type { BlackjackState } from "./state.ts";

/** Compares every hand with the dealer's and pays; insurance pays if the dealer has a natural. */
export function settle(state: BlackjackState): Step<BlackjackState> {
  const hands = state.hands.map((hand) => {
    const outcome = handOutcome(hand.cards, state.dealer, state.hands.length === 1);
    return { ...hand, finished: true, outcome, win: payoutOf(outcome, hand.stake) };
  });
  const insured = state.insurance === "taken" && isNatural(state.dealer);
  const insuranceWin = insured ? withOdds(Math.floor(state.stake / 2), blackjackOdds.insurance) : 0;
  return {
    state: { ...state, hands, active: null, insuranceWin, done: true },
    win: hands.reduce((sum, hand) => sum + hand.win, insuranceWin),
    done: true,
  };
}
