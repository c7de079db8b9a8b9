import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BetShape, betTypes, type PoolType, poolTypeNames } from "./bet-types.ts";
import { box, key, legWheel, partWheel, straight, wheel } from "./build-selection.ts";
import { countLines, type Selection } from "./count-lines.ts";
import { priceTicket } from "./price-ticket.ts";
import { listLines } from "./testing-lines.ts";

const field = [1, 2, 3, 4, 5, 6, 7, 8];

describe("builders", () => {
  it.each<[string, PoolType, Selection[], number]>([
    ["a straight trifecta", "trifecta", [straight(3, 1, 7)], 1],
    ["a box of three", "trifecta", [box([3, 1, 7], 3)], 6],
    ["a box of five in a superfecta", "superfecta", [box([1, 2, 3, 4, 5], 4)], 120],
    ["a quinella box of four", "quinella", [box([1, 2, 3, 4], 2)], 6],
    ["an exacta box of four", "exacta", [box([1, 2, 3, 4], 2)], 12],
    ["a trifecta key on top of four", "trifecta", key(1, { places: 3, at: [1], others: [2, 3, 4, 5] }), 12],
    [
      "a trifecta key in any place",
      "trifecta",
      key(1, { places: 3, at: [1, 2, 3], others: [2, 3, 4, 5] }),
      36,
    ],
    ["an exacta wheel in a field of eight", "exacta", wheel(1, { places: 2, at: [1], field }), 7],
    ["an exacta back wheel", "exacta", wheel(1, { places: 2, at: [2], field }), 7],
    ["a trifecta wheel in a field of eight", "trifecta", wheel(1, { places: 3, at: [1], field }), 42],
    ["a quinella wheel", "quinella", wheel(1, { places: 2, at: [1], field }), 7],
    ["a part-wheel 1,2 / 1,2,3 / 1–5", "trifecta", [partWheel([1, 2], [1, 2, 3], [1, 2, 3, 4, 5])], 12],
    ["a double wheel", "daily-double", [legWheel(4, { at: 1, fields: [field, field] })], 8],
    ["a pick 4 of 2 × 3 × 1 × 4", "pick-4", [partWheel([1, 2], [1, 2, 3], [5], [1, 2, 3, 4])], 24],
    ["a pick 6 of the same number in all legs", "pick-6", [straight(1, 1, 1, 1, 1, 1)], 1],
  ])("%s has its lines and its cost", (_, type, selections, lines) => {
    const fields = Array.from({ length: 6 }, () => field);
    expect(priceTicket({ type, selections, unitMinor: 50n }, fields)).toEqual({
      lines,
      costMinor: 50n * BigInt(lines),
    });
  });

  it.each<[string, PoolType, Selection[], bigint]>([
    ["WRONG_PARTS", "exacta", [straight(1)], 10n],
    ["EMPTY_PART", "exacta", [[[1], []]], 10n],
    ["REPEATED_INTEREST", "win", [[[1, 1]]], 10n],
    ["UNKNOWN_INTEREST", "win", [straight(9)], 10n],
    ["NO_LINES", "exacta", [straight(1, 1)], 10n],
    ["NO_LINES", "win", [], 10n],
    ["REPEATED_LINE", "exacta", [box([1, 2], 2), straight(2, 1)], 10n],
    ["REPEATED_LINE", "quinella", [straight(1, 2), straight(2, 1)], 10n],
    ["WRONG_UNIT", "win", [straight(1)], 0n],
  ])("refuse %s", (fault, type, selections, unitMinor) => {
    expect(priceTicket({ type, selections, unitMinor }, [field])).toEqual({ fault });
  });
});

describe("counting", () => {
  it("agrees with listing, for every type and any selection", () => {
    const part = fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5), { maxLength: 5 });
    fc.assert(
      fc.property(
        fc.constantFrom(...poolTypeNames),
        fc.array(part, { minLength: 6, maxLength: 6 }),
        (type, parts) => {
          const { shape, parts: length } = betTypes[type];
          const selection = parts.slice(0, Math.min(length, 4));
          expect(countLines(shape as BetShape, selection)).toBe(listLines(shape, selection).length);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("does not list an all-with-all superfecta of 24", () => {
    const all = Array.from({ length: 24 }, (_, index) => index + 1);
    expect(countLines("ordered", box(all, 4))).toBe(24 * 23 * 22 * 21);
  });
});
