import { describe, expect, test } from "vitest";
import { americanLayout, europeanLayout } from "../../math/roulette-layout.ts";
import {
  freeName,
  keepSaved,
  misfitOf,
  mostSaved,
  nameFault,
  readSaved,
  type SavedLayout,
  variantOf,
} from "./saved-layouts.ts";

const layout: SavedLayout = {
  id: "one",
  name: "Sunday",
  variant: "single-zero",
  currency: "EUR",
  bets: [
    { spot: "straight:17", stake: 100 },
    { spot: "trio:0-2-3", stake: 200 },
  ],
};

/** An in-memory storage, which can be made to be full. */
function memory(isFull = false) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  };
}

test("saved bets are read back as they were", () => {
  const store = memory();
  expect(readSaved(store)).toEqual([]);
  expect(keepSaved(store, [layout])).toBe(true);
  expect(readSaved(store)).toEqual([layout]);
});

test("a browser without room or permission refuses, and unknown content is left out", () => {
  expect(keepSaved(memory(true), [layout])).toBe(false);
  expect(keepSaved(null, [layout])).toBe(false);
  const store = memory();
  for (const text of ["nonsense", "{}", '[null, 3, {"name":"x"}]']) {
    store.setItem("parlour-roulette-bets", text);
    expect(readSaved(store), text).toEqual([]);
  }
  const negative = { ...layout, bets: [{ spot: "red", stake: -1 }] };
  store.setItem("parlour-roulette-bets", JSON.stringify([negative, layout]));
  expect(readSaved(store)).toEqual([layout]);
});

test("names are unique, and the list is limited", () => {
  expect(nameFault([layout], "  ")).toBe("empty");
  expect(nameFault([layout], " sunday ")).toBe("taken");
  expect(nameFault([layout], "Monday")).toBeNull();
  const full = Array.from({ length: mostSaved }, (_, index) => ({ ...layout, name: `Layout ${index + 1}` }));
  expect(nameFault(full, "Monday")).toBe("full");
  expect(freeName(full.slice(0, 3), (number) => `Layout ${number}`)).toBe("Layout 4");
});

describe("a table takes saved bets", () => {
  const table = { layout: europeanLayout, currency: "EUR", max: 1_000, room: 1_000, unit: 1 };
  test.each([
    ["that fit", table, null],
    ["with its own layout only", { ...table, layout: americanLayout }, "variant"],
    ["in its own currency only", { ...table, currency: "JPY" }, "currency"],
    ["in its own steps only", { ...table, unit: 200 }, "unit"],
    ["up to its maximum", { ...table, max: 299, room: 299 }, "max"],
    ["up to what is left of its maximum", { ...table, room: 299 }, "room"],
    ["at exactly its maximum", { ...table, max: 300, room: 300 }, null],
  ])("%s", (_name, given, expected) => {
    expect(misfitOf(layout, given)).toBe(expected);
  });
});

test("the variant depends on the zeros", () => {
  expect(variantOf(europeanLayout)).toBe("single-zero");
  expect(variantOf(americanLayout)).toBe("double-zero");
});
