import { describe, expect, it } from "vitest";
import { filtersOf, minDepositsFault, noFilters, queryOf } from "./player-filters.ts";

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

  it.each([
    ["", "", undefined],
    ["1,000", "usd", undefined],
    ["1,000", "", "Enter a currency, too."],
    ["1.000", "USD", "This can be read in two ways. Write 1000 or 1.00."],
    ["12.50", "USD", "Enter a whole amount."],
    ["lots", "USD", "This isn't a number. Write it like 1234.56 or 1,234.56."],
  ])("say why deposits of %j in %j can't be used: %s", (minDeposits, currency, fault) => {
    const filters = { ...noFilters, minDeposits, currency };
    expect(minDepositsFault(filters)).toBe(fault);
    if (fault !== undefined) expect(queryOf(filters)).not.toHaveProperty("minDeposits");
  });

  it("come back from a saved segment as they were", () => {
    const filters = { ...noFilters, country: "CA", deposited: "YES", minDeposits: "250", currency: "CAD" };
    expect(filtersOf(queryOf(filters))).toEqual(filters);
  });
});
