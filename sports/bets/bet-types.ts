/**
 * Defines the lines of a bet: every combination of each size in `sizes`, out of all selections. A single has
 * one selection; a multiple combines all of them in one line.
 */
export interface BetType {
  readonly id: string;
  readonly selections: number;
  /** How many selections each line combines, in ascending order. */
  readonly sizes: readonly number[];
}

export const MAX_SELECTIONS = 20;
/** Limits the size of one bet and the time to settle it: 12 selections in sixfolds already make 924 lines. */
export const MAX_LINES = 1_000;

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/**
 * System bets with a traditional name, which is the same in every language. Any other system is written `x/y`:
 * every line of x selections out of y.
 */
export const namedSystems: readonly (BetType & { readonly name: string })[] = [
  { id: "TRIXIE", name: "Trixie", selections: 3, sizes: upTo(2, 3) },
  { id: "PATENT", name: "Patent", selections: 3, sizes: upTo(1, 3) },
  { id: "YANKEE", name: "Yankee", selections: 4, sizes: upTo(2, 4) },
  { id: "LUCKY_15", name: "Lucky 15", selections: 4, sizes: upTo(1, 4) },
  { id: "CANADIAN", name: "Canadian", selections: 5, sizes: upTo(2, 5) },
  { id: "LUCKY_31", name: "Lucky 31", selections: 5, sizes: upTo(1, 5) },
  { id: "HEINZ", name: "Heinz", selections: 6, sizes: upTo(2, 6) },
  { id: "LUCKY_63", name: "Lucky 63", selections: 6, sizes: upTo(1, 6) },
  { id: "SUPER_HEINZ", name: "Super Heinz", selections: 7, sizes: upTo(2, 7) },
  { id: "GOLIATH", name: "Goliath", selections: 8, sizes: upTo(2, 8) },
];

/** Looks up a bet type by id. Undefined if it doesn't exist for the given number of selections. */
export function findBetType(id: string, selections: number): BetType | undefined {
  if (id === "SINGLE") return selections === 1 ? single : undefined;
  const type = namedSystems.find((system) => system.id === id) ?? writtenOut(id, selections);
  if (!type || type.selections !== selections || selections > MAX_SELECTIONS) return undefined;
  return lineCount(type) <= MAX_LINES ? type : undefined;
}

/** The traditional name of a system, or the text of an `x/y` system, such as "2 of 4". */
export function systemName(id: string, nameOf: (size: string, all: string) => string): string {
  const [size = "", all = ""] = id.split("/");
  return namedSystems.find((system) => system.id === id)?.name ?? nameOf(size, all);
}

/** Every bet type that a bet slip with the given number of selections can offer, simplest first. */
export function betTypesFor(selections: number): BetType[] {
  const ids =
    selections === 1
      ? ["SINGLE"]
      : [
          "MULTIPLE",
          ...namedSystems.filter((system) => system.selections === selections).map(({ id }) => id),
          ...upTo(2, selections - 1).map((size) => `${size}/${selections}`),
        ];
  return ids.map((id) => findBetType(id, selections)).filter((type) => type !== undefined);
}

const single: BetType = { id: "SINGLE", selections: 1, sizes: [1] };

function writtenOut(id: string, selections: number): BetType | undefined {
  if (id === "MULTIPLE") return selections >= 2 ? { id, selections, sizes: [selections] } : undefined;
  const match = /^(\d{1,2})\/(\d{1,2})$/.exec(id);
  const size = Number(match?.[1]);
  const all = Number(match?.[2]);
  return match && size >= 1 && size < all ? { id, selections: all, sizes: [size] } : undefined;
}

export function lineCount(type: BetType): number {
  return type.sizes.reduce((sum, size) => sum + binomial(type.selections, size), 0);
}

/** The lines of a bet as lists of selection indexes, shortest lines first. */
export function linesOf(type: BetType): number[][] {
  return type.sizes.flatMap((size) => combinations(type.selections, size));
}

function combinations(of: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  if (size === of - from) return [upTo(from, of - 1)];
  return upTo(from, of - size).flatMap((first) =>
    combinations(of, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return Math.round(result);
}
