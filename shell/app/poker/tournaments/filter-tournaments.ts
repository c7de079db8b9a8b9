import type { PokerTournament } from "@parlour/contracts/entities/poker-tournament";
import { precisionOf } from "@parlour/rules/currency";
import { currencyUnitMinor } from "@parlour/rules/currency-unit";

const kinds = ["all", "practice", "cash"] as const;
const games = ["holdem", "shortDeck", "omaha", "omaha5", "omahaHiLo", "omaha5HiLo"] as const;
export const speeds = ["regular", "turbo", "hyper"] as const;
export const formats = ["headsUp", "bounty", "satellite", "reBuy"] as const;
export const priceRanges = ["free", "low", "medium", "high"] as const;
type PriceRange = (typeof priceRanges)[number];

/** The highest price of each range, in units worth about a dollar, so that one choice fits every currency. */
const highestPrice: Record<PriceRange, number> = { free: 0, low: 5, medium: 15, high: Infinity };

export type TournamentFilter = {
  kind: (typeof kinds)[number];
  game: PokerTournament["game"] | "all";
  speed: PokerTournament["speed"] | "all";
  format: (typeof formats)[number] | "all";
  price: PriceRange | "all";
  /** The currency of the tournaments; practice tournaments have none. */
  currency: string;
  /** Whether to list only tournaments that take registrations. */
  open: boolean;
};

export const noTournamentFilter: TournamentFilter = {
  kind: "all",
  game: "all",
  speed: "all",
  format: "all",
  price: "all",
  currency: "all",
  open: false,
};

const hasFormat: Record<(typeof formats)[number], (tournament: PokerTournament) => boolean> = {
  headsUp: ({ seatCount }) => seatCount === 2,
  bounty: ({ bounty }) => bounty !== null,
  satellite: ({ satellite }) => satellite !== null,
  reBuy: ({ reBuysMax }) => reBuysMax > 0,
};

export function filterTournaments(
  tournaments: readonly PokerTournament[],
  filter: TournamentFilter,
): PokerTournament[] {
  const { kind, game, speed, format, price, currency, open } = filter;
  return tournaments.filter(
    (one) =>
      (kind === "all" || (kind === "practice") === (one.currency === null)) &&
      (game === "all" || one.game === game) &&
      (speed === "all" || one.speed === speed) &&
      (format === "all" || hasFormat[format](one)) &&
      (price === "all" || priceRangeOf(one) === price) &&
      (currency === "all" || one.currency === currency) &&
      (!open || (one.status !== "FINISHED" && one.status !== "CANCELLED" && one.registration !== "CLOSED")),
  );
}

export function priceRangeOf({
  buyIn,
  fee,
  bounty,
  currency,
}: Pick<PokerTournament, "buyIn" | "fee" | "bounty" | "currency">): PriceRange {
  if (currency === null) return "free";
  const price = buyIn + fee + (bounty?.amount ?? 0);
  const units = (price * 10 ** precisionOf(currency)) / Number(currencyUnitMinor(currency));
  return priceRanges.find((range) => units <= highestPrice[range] + 1e-9)!;
}

/** Reads the filter from the page's address; values that are not offered count as no choice. */
export function readTournamentFilter(search: URLSearchParams): TournamentFilter {
  const oneOf = <Value extends string>(key: string, values: readonly Value[]): Value | "all" =>
    values.find((value) => value === search.get(key)) ?? "all";
  const currency = search.get("currency") ?? "";
  return {
    kind: oneOf("kind", kinds),
    game: oneOf("game", games),
    speed: oneOf("speed", speeds),
    format: oneOf("format", formats),
    price: oneOf("price", priceRanges),
    currency: /^[A-Z]{3,5}$/.test(currency) ? currency : "all",
    open: search.get("open") === "1",
  };
}

/** Writes the filter into the page's address, which keeps its other values. */
export function writeTournamentFilter(search: URLSearchParams, filter: TournamentFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  const { open, ...choices } = filter;
  for (const [key, value] of Object.entries({ ...choices, open: open ? "1" : "all" })) {
    if (value === "all") next.delete(key);
    else next.set(key, value);
  }
  return next;
}
