import { betTypes, type PoolType } from "@parlour/racing/bets/bet-types";
import { box, key } from "@parlour/racing/bets/build-selection";
import type { Selection } from "@parlour/racing/bets/count-lines";
import { priceTicket } from "@parlour/racing/bets/price-ticket";

/**
 * How a ticket is built: a separate choice for each place or leg, a box (the chosen horses in every
 * possible order), or a key bet (a banker combined with other horses).
 */
export type BuildMode = "places" | "box" | "key";

/**
 * The chosen betting interests: one list per place or leg, a single list for a box, or the banker and the
 * others for a key bet.
 */
export type Choice = readonly (readonly number[])[];

export const modesOf = (type: PoolType): BuildMode[] => {
  const { shape, parts } = betTypes[type];
  if (shape === "legs" || parts === 1) return ["places"];
  return shape === "unordered" ? ["places", "box"] : ["places", "box", "key"];
};

export const columnsOf = (type: PoolType, mode: BuildMode): number =>
  mode === "box" ? 1 : mode === "key" ? 2 : betTypes[type].parts;

/** The lines of a ticket. A banker may finish in any place that the bet covers. */
export function selectionsOf(type: PoolType, mode: BuildMode, choice: Choice): Selection[] {
  const { parts } = betTypes[type];
  if (mode === "box") return [box(choice[0] ?? [], parts)];
  if (mode === "places") return [choice.slice(0, parts)];
  const places = Array.from({ length: parts }, (_, at) => at + 1);
  return (choice[0] ?? [])
    .slice(0, 1)
    .flatMap((banker) => key(banker, { places: parts, at: places, others: choice[1] ?? [] }));
}

/** The number of lines; 0 while the ticket is not complete. */
export function countTicket(
  type: PoolType,
  selections: readonly Selection[],
  fields: readonly (readonly number[])[],
): number {
  const priced = priceTicket({ type, selections, unitMinor: 1n }, fields);
  return "lines" in priced ? priced.lines : 0;
}

/** Adds a betting interest to a column or removes it. There can be only one banker. */
export function toggle(choice: Choice, column: number, interest: number, mode: BuildMode): Choice {
  const current = choice[column] ?? [];
  const without = current.filter((one) => one !== interest);
  const isSingle = mode === "key" && column === 0;
  const next = without.length < current.length ? without : isSingle ? [interest] : [...current, interest];
  const columns = Math.max(choice.length, column + 1);
  return Array.from({ length: columns }, (_, at) =>
    at === column ? next.toSorted((a, b) => a - b) : (choice[at] ?? []),
  );
}
