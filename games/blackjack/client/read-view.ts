import type { BlackjackViewV1 } from "../math/blackjack-v1.ts";
import type { BlackjackView } from "../math/state.ts";

/** The view that the table shows. Rounds of version 1 have one hand, and their views name no seats. */
export function readView(view: BlackjackView | BlackjackViewV1): BlackjackView {
  if ("seats" in view) return view;
  const { stake, insurance, hands, ...rest } = view;
  return {
    ...rest,
    seats: [{ seat: 1, stake, sides: [], insurance }],
    hands: hands.map((hand) => ({ ...hand, seat: 1 })),
  };
}
