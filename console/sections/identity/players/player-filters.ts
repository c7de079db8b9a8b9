import type { Query } from "@parlour/contracts/call";
import type { listPlayers } from "@parlour/contracts/calls/office/player-directory/list-players";
import type { PlayerFilter } from "@parlour/contracts/entities/player-list";
import { readAmount } from "@parlour/rules/typed-amount";
import { amountFault } from "../../../parts/amount-fault.ts";

/** The filters as entered; an empty string means no filter. */
export const noFilters = {
  term: "",
  brand: "",
  status: "",
  country: "",
  verification: "",
  tier: "",
  tag: "",
  joinedFrom: "",
  joinedTo: "",
  seenFrom: "",
  notSeenSince: "",
  deposited: "",
  minDeposits: "",
  currency: "",
};
export type Filters = typeof noFilters;

const days = ["joinedFrom", "joinedTo", "seenFrom", "notSeenSince"] as const;

/** Why the minimum deposits can't be used as a filter; undefined if they can, or if none were entered. */
export function minDepositsFault({ minDeposits, currency }: Filters): string | undefined {
  if (minDeposits.trim() === "") return undefined;
  if (currency.trim() === "") return "Enter a currency, too.";
  return amountFault(minDeposits, currency.trim().toUpperCase(), { whole: true });
}

/** Converts the input to a query. Incomplete filters, such as half a date, are left out. */
export function queryOf(filters: Filters): Query<typeof listPlayers> {
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
  const country = filters.country.trim().toUpperCase();
  const tag = filters.tag.trim().toLowerCase();
  const currency = filters.currency.trim().toUpperCase();
  const least = readAmount(filters.minDeposits);
  const isAmount =
    filters.minDeposits.trim() !== "" &&
    minDepositsFault(filters) === undefined &&
    /^[A-Z]{3,5}$/.test(currency);
  const query = {
    ...(filters.term.trim().length >= 2 && { term: filters.term.trim() }),
    ...(filters.brand && { brand: filters.brand }),
    ...(filters.status && { status: filters.status }),
    ...(/^[A-Z]{2}$/.test(country) && { country }),
    ...(filters.verification && { verification: filters.verification }),
    ...(filters.tier && { tier: filters.tier }),
    ...(/^[a-z0-9][a-z0-9-]{0,31}$/.test(tag) && { tag }),
    ...Object.fromEntries(days.filter((day) => isDay(filters[day])).map((day) => [day, filters[day]])),
    ...(filters.deposited && { deposited: filters.deposited }),
    ...(/^[A-Z]{3,5}$/.test(currency) && { currency }),
    ...(isAmount && { minDeposits: least }),
  };
  return query as Query<typeof listPlayers>;
}

/** Converts the filters of a saved segment to the form's input. */
export function filtersOf(saved: PlayerFilter): Filters {
  return Object.fromEntries(
    Object.keys(noFilters).map((name) => [name, String(saved[name as keyof PlayerFilter] ?? "")]),
  ) as Filters;
}
