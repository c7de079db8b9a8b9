import { currencyUnitMinor } from "@parlour/rules/currency-unit";
import { describe, expect, it } from "vitest";
import { tablePlan } from "./table-plan.ts";

const cash = tablePlan.filter(({ currency }) => currency !== null);

describe("the plan of the tables", () => {
  it("gives every table its own id and name", () => {
    expect(new Set(tablePlan.map(({ id }) => id)).size).toBe(tablePlan.length);
    expect(new Set(tablePlan.map(({ name }) => name)).size).toBe(tablePlan.length);
  });

  it("offers several currencies, each with a fast-fold pool and tables of two games", () => {
    const currencies = [...new Set(cash.map(({ currency }) => currency))];
    expect(currencies).toEqual(["USD", "EUR", "GBP", "CAD", "BRL", "BTC"]);
    for (const currency of currencies) {
      const own = cash.filter((table) => table.currency === currency);
      expect(own.some(({ fastFold }) => fastFold)).toBe(true);
      expect(new Set(own.map(({ game }) => game)).size).toBeGreaterThan(1);
    }
  });

  it("has stakes that are whole minor units, and never takes more rake than a few big blinds", () => {
    for (const { id, smallBlind, bigBlind, minBuyIn, maxBuyIn, rake } of tablePlan) {
      const amounts = [smallBlind, bigBlind, minBuyIn, maxBuyIn, ...rake.caps.map(({ cap }) => cap)];
      expect([id, amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0)]).toEqual([id, true]);
      expect([id, rake.caps.every(({ cap }) => cap <= 6 * bigBlind)]).toEqual([id, true]);
    }
  });

  it("has no blind above ten units of its currency", () => {
    for (const { id, currency, bigBlind } of cash)
      expect([id, BigInt(bigBlind) <= 10n * currencyUnitMinor(currency!)]).toEqual([id, true]);
  });

  it("seats bots only where no money is played for", () => {
    expect(cash.filter(({ bots }) => bots !== null)).toEqual([]);
  });
});
