import { describe, expect, it } from "vitest";
import { filtersOf, noFilters, queryOf } from "./player-filters.ts";

describe("the filters of the player list", () => {
  it("leave out what is empty or typed only in part", () => {
    expect(
      queryOf({ ...noFilters, term: "z", country: "c", joinedFrom: "2026-1", minDeposits: "100" }),
    ).toEqual({});
  });

  it("read an amount as people write it", () => {
    const filters = { ...noFilters, minDeposits: "1,000", currency: "usd" };
    expect(queryOf(filters)).toEqual({ minDeposits: 1_000, currency: "USD" });
  });

  it("come back from a saved segment as they were", () => {
    const filters = { ...noFilters, country: "CA", deposited: "YES", minDeposits: "250", currency: "CAD" };
    expect(filtersOf(queryOf(filters))).toEqual(filters);
  });
});
