import { betTypes, type PoolType } from "@parlour/racing/bets/bet-types";
import { box, key, legWheel, partWheel, wheel } from "@parlour/racing/bets/build-selection";
import type { Selection } from "@parlour/racing/bets/count-lines";
import { priceTicket } from "@parlour/racing/bets/price-ticket";

/**
 * How a ticket is built: one horse for each place or leg, a box (the chosen horses in every order), a key horse with
 * other chosen horses, a wheel (a key horse with the whole field) or a part-wheel (any horses for each place or leg).
 */
export type BuildMode = "straight" | "box" | "key" | "wheel" | "part-wheel";

/** The place or leg of the key horse, counted from 1, or every place that the bet covers. */
export type KeyPlace = number | "any";

/**
 * The chosen betting interests: one list per place or leg, a single list for a box, the key horse alone for a wheel,
 * or the key horse and the others for a key bet.
 */
export type Choice = readonly (readonly number[])[];

export type Build = { type: PoolType; mode: BuildMode; keyPlace: KeyPlace };

/** The modes of a bet type. A bet on a single place has none to choose: every chosen horse is a line of its own. */
export const modesOf = (type: PoolType): BuildMode[] => {
  const { shape, parts } = betTypes[type];
  if (parts === 1) return ["part-wheel"];
  return shape === "legs"
    ? ["part-wheel", "straight", "wheel"]
    : ["straight", "box", "key", "wheel", "part-wheel"];
};

/** The places that a key horse can have; a list with one entry leaves the player no choice. */
export function keyPlacesOf(type: PoolType, mode: BuildMode): KeyPlace[] {
  const { shape, parts } = betTypes[type];
  // In a quinella a horse is in one of the first two places, whichever comes first.
  if ((mode !== "key" && mode !== "wheel") || shape === "unordered") return [1];
  const places = Array.from({ length: parts }, (_, at) => at + 1);
  return shape === "legs" ? places : [...places, "any"];
}

export const columnsOf = (type: PoolType, mode: BuildMode): number =>
  mode === "box" || mode === "wheel" ? 1 : mode === "key" ? 2 : betTypes[type].parts;

/** Whether a column takes one horse only. */
export const isSingle = (mode: BuildMode, column: number): boolean =>
  mode === "straight" || ((mode === "key" || mode === "wheel") && column === 0);

/** The lines of a ticket; `fields` has the interests of the race, or of each leg. */
export function selectionsOf(
  { type, mode, keyPlace }: Build,
  choice: Choice,
  fields: readonly (readonly number[])[],
): Selection[] {
  const { shape, parts } = betTypes[type];
  if (mode === "box") return [box(choice[0] ?? [], parts)];
  if (mode === "straight" || mode === "part-wheel") return [partWheel(...choice.slice(0, parts))];
  const [banker] = choice[0] ?? [];
  if (banker === undefined) return [];
  if (shape === "legs") return [legWheel(banker, { at: keyPlace === "any" ? 1 : keyPlace, fields })];
  const at = keyPlace === "any" ? Array.from({ length: parts }, (_, place) => place + 1) : [keyPlace];
  return mode === "wheel"
    ? wheel(banker, { places: parts, at, field: fields[0] ?? [] })
    : key(banker, { places: parts, at, others: choice[1] ?? [] });
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

/**
 * Adds a betting interest to a column or removes it. In a straight bet on one race, and beside a key horse, a horse
 * can be in one column only, so choosing it moves it there.
 */
export function toggle(
  choice: Choice,
  { column, interest }: { column: number; interest: number },
  { type, mode }: Pick<Build, "type" | "mode">,
): Choice {
  const current = choice[column] ?? [];
  const without = current.filter((one) => one !== interest);
  const isRemoved = without.length < current.length;
  const next = isRemoved ? without : isSingle(mode, column) ? [interest] : [...current, interest];
  const isMoved = betTypes[type].shape !== "legs" && (mode === "straight" || mode === "key");
  const columns = Math.max(choice.length, column + 1);
  return Array.from({ length: columns }, (_, at) => {
    if (at === column) return next.toSorted((a, b) => a - b);
    return (choice[at] ?? []).filter((one) => !isMoved || one !== interest);
  });
}
