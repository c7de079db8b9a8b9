import type { PokerTournament } from "@parlour/contracts/entities/poker-tournament";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  filterTournaments,
  formats,
  noTournamentFilter,
  priceRangeOf,
  priceRanges,
  readTournamentFilter,
  speeds,
  type TournamentFilter,
  writeTournamentFilter,
} from "./filter-tournaments.ts";

const tournament = (id: string, change: Partial<PokerTournament>) =>
  ({
    id,
    game: "holdem",
    speed: "turbo",
    seatCount: 6,
    currency: "USD",
    buyIn: 3,
    fee: 0.25,
    bounty: null,
    satellite: null,
    reBuysMax: 0,
    status: "REGISTERING",
    registration: "OPEN",
    ...change,
  }) as PokerTournament;
const tournaments = [
  tournament("six", {}),
  tournament("duel", { seatCount: 2, speed: "hyper" }),
  tournament("practice", { currency: null, buyIn: 0, fee: 0 }),
  tournament("freeroll", { buyIn: 0, fee: 0 }),
  tournament("bounty", { bounty: { kind: "fixed", amount: 2.5 } }),
  tournament("euros", { currency: "EUR", buyIn: 20, fee: 2 }),
  tournament("omaha", { game: "omaha", reBuysMax: 3, registration: "CLOSED", status: "RUNNING" }),
  tournament("over", { status: "FINISHED" }),
];
const ids = (filter: Partial<TournamentFilter>) =>
  filterTournaments(tournaments, { ...noTournamentFilter, ...filter }).map(({ id }) => id);

test("filters by money, game, speed, format, price and currency", () => {
  expect(ids({})).toHaveLength(tournaments.length);
  expect(ids({ kind: "practice" })).toEqual(["practice"]);
  expect(ids({ game: "omaha" })).toEqual(["omaha"]);
  expect(ids({ speed: "hyper" })).toEqual(["duel"]);
  expect(ids({ format: "headsUp" })).toEqual(["duel"]);
  expect(ids({ format: "bounty" })).toEqual(["bounty"]);
  expect(ids({ format: "reBuy" })).toEqual(["omaha"]);
  expect(ids({ price: "free" })).toEqual(["practice", "freeroll"]);
  expect(ids({ price: "medium" })).toEqual(["bounty"]);
  expect(ids({ currency: "EUR", price: "high" })).toEqual(["euros"]);
});

test("lists only tournaments that take registrations", () => {
  expect(ids({ open: true })).toEqual(["six", "duel", "practice", "freeroll", "bounty", "euros"]);
});

test("calls prices alike that are worth about the same in different currencies", () => {
  const price = (buyIn: number, currency: string) => priceRangeOf({ buyIn, fee: 0, bounty: null, currency });
  expect(price(5, "USD")).toBe("low");
  expect(price(0.00005, "BTC")).toBe("low");
  expect(price(1_000, "JPY")).toBe("medium");
});

test("the address keeps any filter, and what else it contains", () => {
  const filter = fc.record<TournamentFilter>({
    kind: fc.constantFrom("all", "practice", "cash"),
    game: fc.constantFrom("all", "holdem", "omaha"),
    speed: fc.constantFrom("all", ...speeds),
    format: fc.constantFrom("all", ...formats),
    price: fc.constantFrom("all", ...priceRanges),
    currency: fc.constantFrom("all", "EUR", "USDT"),
    open: fc.boolean(),
  });
  fc.assert(
    fc.property(filter, filter, (first, second) => {
      const before = writeTournamentFilter(new URLSearchParams("tab=tournaments"), first);
      expect(readTournamentFilter(before)).toEqual(first);
      const after = writeTournamentFilter(before, second);
      expect(readTournamentFilter(after)).toEqual(second);
      expect(after.get("tab")).toBe("tournaments");
    }),
  );
  const odd = new URLSearchParams("kind=x&game=chess&speed=9&format=no&price=1&currency=<b>&open=yes");
  expect(readTournamentFilter(odd)).toEqual(noTournamentFilter);
});
