import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { currencyUnitMinor } from "@parlour/rules/currency-unit";
import { minorUnitsOf } from "@parlour/rules/money";

/**
 * Sorts the bets of a round: the player's own first, then real money before practice, then the highest stakes. Stakes
 * in different currencies are converted very roughly, because a game frame has no exchange rates.
 */
export function sortBets(bets: readonly LiveBet[], mine: ReadonlySet<string>): LiveBet[] {
  const worthOf = ({ stake, currency }: LiveBet) =>
    Number(minorUnitsOf(stake, currency)) / Number(currencyUnitMinor(currency));
  return bets.toSorted(
    (one, other) =>
      Number(mine.has(other.id)) - Number(mine.has(one.id)) ||
      Number(one.practice) - Number(other.practice) ||
      worthOf(other) - worthOf(one),
  );
}
