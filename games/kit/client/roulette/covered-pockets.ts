import type { RouletteLayout } from "../../math/roulette-layout.ts";
import type { TableBets } from "../chips-on-table.ts";

/** A six line covers six numbers, more than any other inside bet. */
const mostInside = 6;

/** The pockets that the inside bets on the table cover; outside bets cover too many numbers to be worth a mark. */
export function coveredPockets(bets: TableBets, { spots }: RouletteLayout): ReadonlySet<number> {
  const inside = bets
    .map(({ spot }) => spots.get(spot)?.pockets ?? [])
    .filter(({ length }) => length <= mostInside);
  return new Set(inside.flat());
}
