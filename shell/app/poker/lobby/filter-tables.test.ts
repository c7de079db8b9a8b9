import type { PokerTable } from "@parlour/contracts/entities/poker";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  filterTables,
  noFilter,
  readFilter,
  stakesOf,
  type TableFilter,
  writeFilter,
} from "./filter-tables.ts";

const table = (id: string, change: Partial<PokerTable>) =>
  ({
    id,
    game: "holdem",
    limit: "none",
    bigBlind: 0.5,
    currency: "USD",
    seatCount: 2,
    players: [],
    pool: null,
    ...change,
  }) as unknown as PokerTable;
const player = { seat: 1, name: "Ann", kind: "PLAYER" as const, stack: 1 };
const tables = [
  table("cash", {}),
  table("practice", { currency: null, bigBlind: 20 }),
  table("omaha", { game: "omaha", limit: "pot" }),
  table("full", { players: [player, { ...player, seat: 2 }] }),
  table("pool", { pool: { players: 9, bots: 0, isClosed: false } }),
  table("closed", { pool: { players: 0, bots: 0, isClosed: true } }),
  table("euros", { currency: "EUR", bigBlind: 2 }),
];
const ids = (filter: Partial<typeof noFilter>) =>
  filterTables(tables, { ...noFilter, ...filter }).map(({ id }) => id);

test("filters by money, game, free seats and fast-fold", () => {
  expect(ids({})).toEqual(["cash", "practice", "omaha", "full", "pool", "closed", "euros"]);
  expect(ids({ kind: "practice" })).toEqual(["practice"]);
  expect(ids({ kind: "cash", game: "holdem" })).toEqual(["cash", "full", "pool", "closed", "euros"]);
  expect(ids({ freeSeats: true })).toEqual(["cash", "practice", "omaha", "pool", "euros"]);
  expect(ids({ fastFold: true })).toEqual(["pool", "closed"]);
});

test("filters by limit, stakes and currency", () => {
  expect(ids({ limit: "pot" })).toEqual(["omaha"]);
  expect(ids({ currency: "EUR" })).toEqual(["euros"]);
  expect(ids({ stakes: "high" })).toEqual(["euros"]);
  expect(ids({ stakes: "low", kind: "practice" })).toEqual(["practice"]);
});

test("calls stakes alike that are worth about the same in different currencies", () => {
  expect(stakesOf({ bigBlind: 0.1, currency: "USD" })).toBe("micro");
  expect(stakesOf({ bigBlind: 0.000001, currency: "BTC" })).toBe("micro");
  expect(stakesOf({ bigBlind: 50, currency: "JPY" })).toBe("low");
  expect(stakesOf({ bigBlind: 1, currency: "EUR" })).toBe("medium");
  expect(stakesOf({ bigBlind: 5, currency: "CAD" })).toBe("high");
});

test("the address keeps any filter, and what else it contains", () => {
  const filter = fc.record<TableFilter>({
    kind: fc.constantFrom("all", "practice", "cash"),
    game: fc.constantFrom("all", "holdem", "omaha5HiLo"),
    limit: fc.constantFrom("all", "none", "pot", "fixed"),
    stakes: fc.constantFrom("all", "micro", "low", "medium", "high"),
    currency: fc.constantFrom("all", "EUR", "USDT"),
    freeSeats: fc.boolean(),
    fastFold: fc.boolean(),
  });
  fc.assert(
    fc.property(filter, filter, (first, second) => {
      const before = writeFilter(new URLSearchParams("tab=tables"), first);
      expect(readFilter(before)).toEqual(first);
      const after = writeFilter(before, second);
      expect(readFilter(after)).toEqual(second);
      expect(after.get("tab")).toBe("tables");
    }),
  );
  expect(writeFilter(new URLSearchParams(), noFilter).toString()).toBe("");
});

test("an address with other values lists all tables", () => {
  const odd = new URLSearchParams("kind=x&game=chess&limit=no&stakes=9&currency=<b>&free=yes&fast=2");
  expect(readFilter(odd)).toEqual(noFilter);
});
