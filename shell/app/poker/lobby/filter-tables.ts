import type { PokerTable } from "@parlour/contracts/entities/poker";
import { precisionOf } from "@parlour/rules/currency";
import { currencyUnitMinor } from "@parlour/rules/currency-unit";

const kinds = ["all", "practice", "cash"] as const;
const limits = ["none", "pot", "fixed"] as const;
const games = ["holdem", "shortDeck", "omaha", "omaha5", "omahaHiLo", "omaha5HiLo"] as const;
export const stakeRanges = ["micro", "low", "medium", "high"] as const;
export type StakeRange = (typeof stakeRanges)[number];

/** The highest big blind of each range, in units worth about a dollar, so that one choice fits every currency. */
const highestBlind: Record<StakeRange, number> = { micro: 0.1, low: 0.5, medium: 1, high: Infinity };
/** Practice chips are free; a hundred of them count as one unit. */
const chipsPerUnit = 100;

export type TableFilter = {
  kind: (typeof kinds)[number];
  game: PokerTable["game"] | "all";
  limit: PokerTable["limit"] | "all";
  stakes: StakeRange | "all";
  /** The currency of the tables; practice tables have none. */
  currency: string;
  freeSeats: boolean;
  fastFold: boolean;
};

export const noFilter: TableFilter = {
  kind: "all",
  game: "all",
  limit: "all",
  stakes: "all",
  currency: "all",
  freeSeats: false,
  fastFold: false,
};

export function filterTables(tables: readonly PokerTable[], filter: TableFilter): PokerTable[] {
  const { kind, game, limit, stakes, currency, freeSeats, fastFold } = filter;
  return tables.filter(
    (table) =>
      (kind === "all" || (kind === "practice") === (table.currency === null)) &&
      (game === "all" || table.game === game) &&
      (limit === "all" || table.limit === limit) &&
      (stakes === "all" || stakesOf(table) === stakes) &&
      (currency === "all" || table.currency === currency) &&
      (!fastFold || table.pool !== null) &&
      (!freeSeats || (table.pool ? !table.pool.isClosed : table.players.length < table.seatCount)),
  );
}

export function stakesOf({ bigBlind, currency }: Pick<PokerTable, "bigBlind" | "currency">): StakeRange {
  const units =
    currency === null
      ? bigBlind / chipsPerUnit
      : (bigBlind * 10 ** precisionOf(currency)) / Number(currencyUnitMinor(currency));
  return stakeRanges.find((range) => units <= highestBlind[range] + 1e-9)!;
}

/** Reads the filter from the page's address; values that are not offered count as no choice. */
export function readFilter(search: URLSearchParams): TableFilter {
  const oneOf = <Value extends string>(key: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === search.get(key));
  const currency = search.get("currency") ?? "";
  return {
    kind: oneOf("kind", kinds) ?? "all",
    game: oneOf("game", games) ?? "all",
    limit: oneOf("limit", limits) ?? "all",
    stakes: oneOf("stakes", stakeRanges) ?? "all",
    currency: /^[A-Z]{3,5}$/.test(currency) ? currency : "all",
    freeSeats: search.get("free") === "1",
    fastFold: search.get("fast") === "1",
  };
}

/** Writes the filter into the page's address, which keeps its other values. */
export function writeFilter(search: URLSearchParams, filter: TableFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  const { freeSeats, fastFold, ...choices } = filter;
  const values = { ...choices, free: freeSeats ? "1" : "all", fast: fastFold ? "1" : "all" };
  for (const [key, value] of Object.entries(values)) {
    if (value === "all") next.delete(key);
    else next.set(key, value);
  }
  return next;
}
