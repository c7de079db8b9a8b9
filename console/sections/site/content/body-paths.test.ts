import fc from "fast-check";
import { expect, test } from "vitest";
import { flatten, moveItem } from "./body-paths.ts";

const page = {
  title: "Home",
  blocks: [
    { type: "notice", text: "One" },
    { type: "faq", title: "Two" },
  ],
};

test("moving keeps every item, for any input", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1 }),
      fc.nat(20),
      fc.integer({ min: -3, max: 20 }),
      (items, from, to) => {
        const start = from % items.length;
        const moved = moveItem(items, start, to);
        expect([...moved].sort()).toEqual([...items].sort());
        if (to >= 0 && to < items.length) expect(moved[to]).toBe(items[start]);
      },
    ),
  );
});

test("compares documents by path", () => {
  expect(flatten(page)).toEqual({
    title: "Home",
    "blocks.0.type": "notice",
    "blocks.0.text": "One",
    "blocks.1.type": "faq",
    "blocks.1.title": "Two",
  });
});
