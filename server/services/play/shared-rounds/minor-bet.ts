import { isAmountFault, parseAmount } from "@parlour/rules/money";

/**
 * Converts the stakes of an API bet from major to minor units. Every amount in a bet is called `stake`; an
 * invalid amount becomes null, which every game rejects.
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
