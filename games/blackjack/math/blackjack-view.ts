import { isNatural, totalOf } from "../../kit/math/blackjack/hand.ts";
import { cardCode } from "../../kit/math/cards.ts";
import { insuranceStake } from "./settle.ts";
import {
  type BlackjackState,
  type BlackjackTableMove,
  type BlackjackView,
  blackjackTableMoves,
} from "./state.ts";

type CostOf = (state: BlackjackState, action: { kind: BlackjackTableMove }) => number | null;

/** The state of a round without the dealer's hidden card, and the moves that the player can make now. */
export function viewOf(state: BlackjackState, costOf: CostOf): BlackjackView {
  const seen = state.done ? state.dealer : state.dealer.slice(0, 1);
  return {
    dealer: {
      cards: state.dealer.map((card, place) => (place < seen.length ? cardCode(card) : null)),
      ...totalOf(seen),
      blackjack: state.done && isNatural(state.dealer),
    },
    seats: state.seats.map(({ insurance, insuranceWin, ...seat }) => ({
      ...seat,
      insurance: { state: insurance, stake: insuranceStake(seat), win: insuranceWin },
    })),
    hands: state.hands.map((hand) => ({
      ...hand,
      cards: hand.cards.map(cardCode),
      ...totalOf(hand.cards),
    })),
    active: state.active,
    allowed: blackjackTableMoves.flatMap((kind) => {
      const cost = costOf(state, { kind });
      return cost === null ? [] : [{ kind, cost }];
    }),
    done: state.done,
  };
}
