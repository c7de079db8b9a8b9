import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangeNavigation } from "./navigation.ts";

describe("arrangeNavigation", () => {
  it.each([
    [[], [], [], []],
    [["a", "b"], [], ["a", "b"], []],
    [["a", "b", "c", "d", "e"], [], ["a", "b", "c", "d", "e"], []],
    [["a", "b", "c", "d", "e", "f"], [], ["a", "b", "c", "d", "e"], ["f"]],
    [["a", "b", "c", "d", "e"], [{ item: "X", position: 1 }], ["a", "X", "b", "c", "d"], ["e"]],
    [["a", "b"], [{ item: "X", position: 0 }], ["X", "a", "b"], []],
    [["a"], [{ item: "X", position: 9 }], ["a", "X"], []],
    [
      ["a", "b", "c", "d"],
      [
        { item: "Y", position: 3 },
        { item: "X", position: 1 },
      ],
      ["a", "X", "b", "Y", "c"],
      ["d"],
    ],
  ])("%j with %j", (ordinary, fixed, items, more) => {
    expect(arrangeNavigation(ordinary, fixed)).toEqual({ items, more });
  });

  it("loses and duplicates nothing, and never shows more than the maximum", () => {
    const fixed = fc.array(
      fc.record({ item: fc.integer({ min: 100 }), position: fc.integer({ min: 0, max: 9 }) }),
    );
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 99 })), fixed, (ordinary, fixedItems) => {
        const { items, more } = arrangeNavigation(ordinary, fixedItems);
        expect(items.length).toBeLessThanOrEqual(5);
        const given = [...ordinary, ...fixedItems.map(({ item }) => item)];
        expect([...items, ...more].toSorted()).toEqual(given.toSorted());
      }),
    );
  });
});
