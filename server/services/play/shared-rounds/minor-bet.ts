import { isAmountFault, parseAmount } from "@parlour/rules/money";

/**
 * A bet as the wire carries it, with stakes in major units, in the minor units that maths counts in. Every amount
 * of every bet is called `stake`; what is no amount becomes null, which no bet takes.
 */
export function toMinorBet(bet: unknown, currency: string): unknown {
  if (Array.isArray(bet)) return bet.map((part) => toMinorBet(part, currency));
  if (typeof bet !== "object" || bet === null) return bet;
  return Object.fromEntries(
    Object.entries(bet).map(([name, value]) => [
      name,
      name === "stake" ? toMinor(value, currency) : toMinorBet(value, currency),
    ]),
  );
}

function toMinor(value: unknown, currency: string): number | null {
  const amount = parseAmount(value, currency);
  return isAmountFault(amount) ? null : Number(amount);
}
