import { amountOf } from "@parlour/rules/money";
import { stakeMeasureOf } from "@parlour/rules/stake-limits";

/** The quick stakes in US cents; other currencies get round amounts of about the same value. */
const usual = [500, 1_000, 2_500, 5_000];

/** The amounts that one tap adds to a stake, in major units of the currency. */
export const quickStakes = (currency: string): number[] =>
  usual.map((cents) => amountOf(BigInt(cents * stakeMeasureOf(currency)), currency));
