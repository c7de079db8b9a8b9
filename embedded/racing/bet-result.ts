import type { RacingBet } from "@parlour/contracts/entities/racing";
import { settledAs } from "@parlour/rules/settled-bet";

const outcomes = {
  OPEN: { text: "racebook.open", tone: "quiet" },
  WON: { text: "racebook.won", tone: "gain" },
  LOST: { text: "racebook.lost", tone: "quiet" },
  REFUNDED: { text: "racebook.refunded", tone: "brass" },
} as const;

/**
 * How a bet's result is shown. A bet that paid no more than its stake, such as a short-priced place bet, isn't a win.
 */
export function betResult({ outcome, stake, payout }: Pick<RacingBet, "outcome" | "stake" | "payout">) {
  const isReturn = outcome === "WON" && settledAs({ stake, paid: payout }) === "RETURN";
  if (isReturn) return { text: "racebook.returned", tone: "quiet", isReturn } as const;
  return { ...outcomes[outcome], isReturn };
}
