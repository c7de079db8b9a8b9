import type { Setting } from "./house-way.ts";
import { CATEGORY_SHIFT } from "./pai-gow-hand.ts";

export type PaiGowOutcome = "win" | "push" | "queenHigh" | "lose";

/** Every payout of the main bet as a multiple of its stake, stake included. */
export const mainReturns: Record<PaiGowOutcome, number> = { win: 2, push: 1, queenHigh: 1, lose: 0 };

const QUEEN = 10;

type Values = Pick<Setting, "highValue" | "lowValue">;

/** Whether a hand is a queen-high pai gow: only high cards, the highest of which is a queen. */
export const isQueenHigh = ({ highValue }: Values): boolean =>
  highValue >> CATEGORY_SHIFT === 0 && ((highValue >> 16) & 15) === QUEEN;

/** Compares the player's hands with the dealer's. The dealer wins equal hands, which are called copies. */
export function comparePaiGow(player: Values, dealer: Values): PaiGowOutcome {
  if (isQueenHigh(dealer)) return "queenHigh";
  const wins = Number(player.highValue > dealer.highValue) + Number(player.lowValue > dealer.lowValue);
  return wins === 2 ? "win" : wins === 1 ? "push" : "lose";
}
