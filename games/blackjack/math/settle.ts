import type { Step } from "../../kit/math/game.ts";
import { isNatural, totalOf } from "./hand.ts";
import type { BlackjackHand, BlackjackState, HandOutcome } from "./state.ts";

/** The odds paid on top of the stake, such as three to two for a blackjack. */
export const blackjackOdds: Record<"blackjack" | "win" | "insurance", [number, number]> = {
  blackjack: [3, 2],
  win: [1, 1],
  insurance: [2, 1],
};

const withOdds = (stake: number, [paid, to]: [number, number]): number =>
  stake + Math.floor((stake * paid) / to);

const pays: Record<HandOutcome, (stake: number) => number> = {
  blackjack: (stake) => withOdds(stake, blackjackOdds.blackjack),
  win: (stake) => withOdds(stake, blackjackOdds.win),
  push: (stake) => stake,
  lose: () => 0,
  bust: () => 0,
};

function outcomeOf(hand: BlackjackHand, natural: boolean, dealer: readonly number[]): HandOutcome {
  const own = totalOf(hand.cards).total;
  const theirs = totalOf(dealer).total;
  if (own > 21) return "bust";
  if (isNatural(dealer)) return natural ? "push" : "lose";
  if (natural) return "blackjack";
  if (theirs > 21 || own > theirs) return "win";
  return own === theirs ? "push" : "lose";
}

/** Compares every hand with the dealer's and pays; insurance pays if the dealer has a natural. */
export function settle(state: BlackjackState): Step<BlackjackState> {
  const hands = state.hands.map((hand) => {
    const natural = state.hands.length === 1 && isNatural(hand.cards);
    const outcome = outcomeOf(hand, natural, state.dealer);
    return { ...hand, finished: true, outcome, win: pays[outcome](hand.stake) };
  });
  const insured = state.insurance === "taken" && isNatural(state.dealer);
  const insuranceWin = insured ? withOdds(Math.floor(state.stake / 2), blackjackOdds.insurance) : 0;
  return {
    state: { ...state, hands, active: null, insuranceWin, done: true },
    win: hands.reduce((sum, hand) => sum + hand.win, insuranceWin),
    done: true,
  };
}
