import type { Game } from "@parlour/contracts/entities/game";
import {
  GAME_FEATURES,
  type GameFeature,
  VOLATILITIES,
  type Volatility,
} from "@parlour/contracts/enumerations";

/** The sort orders that a player can choose. If none is chosen, games are in the operator's order. */
export const GAME_SORTS = ["popular", "new", "name", "return", "maximum"] as const;
export type GameSort = (typeof GAME_SORTS)[number];

/**
 * The choices of two filters: by the lowest return, in percent, and by the lowest value of the maximum win, as a
 * multiple of the stake.
 */
export const RETURN_STEPS = [95, 96, 97, 98, 99] as const;
export const MAXIMUM_STEPS = [100, 1_000, 5_000, 10_000] as const;

/** A player's filter of a list of games. A game must have all features, and any one of the volatilities. */
export type GameFilter = {
  features: readonly GameFeature[];
  volatility: readonly Volatility[];
  returnFrom: number | null;
  maximumFrom: number | null;
  /** The ids of other studios. If the list is empty, the games of all studios and our own are shown. */
  studios: readonly string[];
  sort: GameSort | null;
};

type FilteredGame = Pick<
  Game,
  "id" | "name" | "addedAt" | "features" | "volatility" | "returnToPlayer" | "maximumWin" | "studio"
>;

export const noFilter: GameFilter = {
  features: [],
  volatility: [],
  returnFrom: null,
  maximumFrom: null,
  studios: [],
  sort: null,
};

/**
 * Studios are added while the site runs, so any studio name in the URL is accepted; a studio without games matches
 * nothing.
 */
const studioPattern = /^[a-z0-9-]{1,40}$/;
const mostStudios = 20;

/** Reads the filter from a URL. Values that we do not know are ignored, so old links keep working. */
export function parseGameFilter(query: URLSearchParams): GameFilter {
  const chosen = <Name extends string>(key: string, known: readonly Name[]): Name[] => {
    const named = new Set(query.getAll(key));
    return known.filter((name) => named.has(name));
  };
  const step = (key: string, steps: readonly number[]): number | null =>
    steps.find((each) => String(each) === query.get(key)) ?? null;
  return {
    features: chosen("feature", GAME_FEATURES),
    volatility: chosen("volatility", VOLATILITIES),
    returnFrom: step("rtp", RETURN_STEPS),
    maximumFrom: step("max", MAXIMUM_STEPS),
    studios: [...new Set(query.getAll("studio"))]
      .filter((id) => studioPattern.test(id))
      .slice(0, mostStudios)
      .sort(),
    sort: GAME_SORTS.find((sort) => sort === query.get("sort")) ?? null,
  };
}

/** Writes the filter as the query of a URL, always in the same order: `?feature=cascades&sort=new`, or nothing. */
export function writeGameFilter(filter: GameFilter, others: Readonly<Record<string, string | null>> = {}) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(others)) if (value !== null) query.set(key, value);
  for (const name of GAME_FEATURES) if (filter.features.includes(name)) query.append("feature", name);
  for (const name of VOLATILITIES) if (filter.volatility.includes(name)) query.append("volatility", name);
  if (filter.returnFrom !== null) query.set("rtp", String(filter.returnFrom));
  if (filter.maximumFrom !== null) query.set("max", String(filter.maximumFrom));
  for (const id of filter.studios.toSorted()) query.append("studio", id);
  if (filter.sort !== null) query.set("sort", filter.sort);
  return query.size > 0 ? `?${query}` : "";
}

/** How many filters are chosen; the order of the list is not a filter. */
export const countFilters = ({
  features,
  volatility,
  studios,
  returnFrom,
  maximumFrom,
}: GameFilter): number =>
  features.length +
  volatility.length +
  studios.length +
  [returnFrom, maximumFrom].filter((from) => from !== null).length;

export function matchesFilter(game: FilteredGame, filter: GameFilter): boolean {
  const { features, volatility, returnFrom, maximumFrom, studios } = filter;
  return (
    features.every((feature) => game.features.includes(feature)) &&
    (volatility.length === 0 || (game.volatility !== null && volatility.includes(game.volatility))) &&
    (studios.length === 0 || (game.studio !== null && studios.includes(game.studio.id))) &&
    (returnFrom === null || game.returnToPlayer >= returnFrom) &&
    (maximumFrom === null || game.maximumWin >= maximumFrom)
  );
}

/** Sorts games; games that are equal keep their order. `popular` lists the ids of the most popular games first. */
export function sortGames<Each extends FilteredGame>(
  games: readonly Each[],
  sort: GameSort | null,
  { popular = [], language }: { popular?: readonly string[]; language: string },
): readonly Each[] {
  if (sort === null) return games;
  const ranks = new Map(popular.map((id, rank) => [id, rank]));
  const rankOf = ({ id }: Each) => ranks.get(id) ?? popular.length;
  const names = new Intl.Collator(language);
  const orders: Record<GameSort, (one: Each, other: Each) => number> = {
    popular: (one, other) => rankOf(one) - rankOf(other),
    new: (one, other) => (one.addedAt < other.addedAt ? 1 : one.addedAt > other.addedAt ? -1 : 0),
    name: (one, other) => names.compare(one.name, other.name),
    return: (one, other) => other.returnToPlayer - one.returnToPlayer,
    maximum: (one, other) => other.maximumWin - one.maximumWin,
  };
  return games.toSorted(orders[sort]);
}

/** An option of a filter, with the number of games in the list once this option is chosen too. */
export type FilterOption<Value> = { value: Value; count: number };
export type FilterOptions = {
  features: FilterOption<GameFeature>[];
  volatility: FilterOption<Volatility>[];
  returnFrom: FilterOption<number>[];
  maximumFrom: FilterOption<number>[];
  studios: FilterOption<string>[];
};

/** The options of every filter. Options that no game of the list has are left out. */
export function filterOptions(games: readonly FilteredGame[], filter: GameFilter): FilterOptions {
  const count = (wanted: GameFilter) => games.filter((game) => matchesFilter(game, wanted)).length;
  /** `alone` is the filter with only this option, `added` the chosen filter with this option added. */
  const optionsOf = <Value>(
    values: readonly Value[],
    alone: (value: Value) => Partial<GameFilter>,
    added = alone,
  ): FilterOption<Value>[] =>
    values
      .filter((value) => count({ ...noFilter, ...alone(value) }) > 0)
      .map((value) => ({ value, count: count({ ...filter, ...added(value) }) }));
  return {
    features: optionsOf(
      GAME_FEATURES,
      (feature) => ({ features: [feature] }),
      (feature) => ({ features: [...filter.features, feature] }),
    ),
    volatility: optionsOf(VOLATILITIES, (volatility) => ({ volatility: [volatility] })),
    returnFrom: optionsOf(RETURN_STEPS, (returnFrom) => ({ returnFrom })),
    maximumFrom: optionsOf(MAXIMUM_STEPS, (maximumFrom) => ({ maximumFrom })),
    studios: optionsOf([...new Set(games.flatMap(({ studio }) => studio?.id ?? []))].sort(), (id) => ({
      studios: [id],
    })),
  };
}
