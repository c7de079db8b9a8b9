import type { PokerTable } from "@parlour/contracts/entities/poker";
import { expect, test } from "vitest";
import { filterTables, noFilter } from "./filter-tables.ts";

const table = (id: string, change: Partial<PokerTable>) =>
  ({
    id,
    game: "holdem",
    currency: "USD",
    seatCount: 2,
    players: [],
    pool: null,
    ...change,
  }) as unknown as PokerTable;
const player = { seat: 1, name: "Ann", kind: "PLAYER" as const, stack: 1 };
const tables = [
  table("cash", {}),
  table("practice", { currency: null }),
  table("omaha", { game: "omaha" }),
  table("full", { players: [player, { ...player, seat: 2 }] }),
  table("pool", { pool: { players: 9, bots: 0, isClosed: false } }),
  table("closed", { pool: { players: 0, bots: 0, isClosed: true } }),
];
const ids = (filter: Partial<typeof noFilter>) =>
  filterTables(tables, { ...noFilter, ...filter }).map(({ id }) => id);

test("filters by money, game, free seats and fast-fold", () => {
  expect(ids({})).toEqual(["cash", "practice", "omaha", "full", "pool", "closed"]);
  expect(ids({ kind: "practice" })).toEqual(["practice"]);
  expect(ids({ kind: "cash", game: "holdem" })).toEqual(["cash", "full", "pool", "closed"]);
  expect(ids({ freeSeats: true })).toEqual(["cash", "practice", "omaha", "pool"]);
  expect(ids({ fastFold: true })).toEqual(["pool", "closed"]);
});
