import { settledAs } from "@parlour/rules/settled-bet";

type Paid = {
  stake: number;
  win: number;
  /** Whether the house paid the stake, so that every payout is the player's gain. */
  promotional?: boolean;
};

/**
 * Whether a payout is shown as a win. One that pays no more than its stake gets neutral words and colours and no
 * fanfare. Every game asks this rule, whether it pays a round, a bet on a spot or a part of a round.
 */
export const isGain = ({ stake, win, promotional = false }: Paid): boolean =>
  settledAs({ stake, paid: win, isFree: promotional }) === "WIN";

/** How a bet's spot looks once it is settled. Only "won" is gold. */
export function spotState(paid: Paid): "won" | "push" | "lost" {
  if (isGain(paid)) return "won";
  return paid.win > 0 ? "push" : "lost";
}
