import { isAmountFault, parseAmount } from "@parlour/rules/money";

/**
 * Converts the stakes of an API bet from major to minor units. Every amount in a bet is called `stake`; an
 * invalid amount becomes null, which every game rejects.
 */
export function toMinorBet(bet: unknown, currency: string, unitMinor: number): unknown {
  if (Array.isArray(bet)) return bet.map((part) => toMinorBet(part, currency, unitMinor));
  if (typeof bet !== "object" || bet === null) return bet;
  return Object.fromEntries(
    Object.entries(bet).map(([name, value]) => [
      name,
      name === "stake" ? toMinor(value, currency, unitMinor) : toMinorBet(value, currency, unitMinor),
    ]),
  );
}

function toMinor(value: unknown, currency: string, unitMinor: number): number | null {
  const amount = parseAmount(value, currency);
  // Wins on a stake that is not a multiple of the unit would have to be rounded.
  return isAmountFault(amount) || Number(amount) % unitMinor !== 0 ? null : Number(amount);
}
