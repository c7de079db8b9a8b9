import fc from "fast-check";
import { expect, test } from "vitest";
import { flatten, moveItem, setAt, titleOf } from "./body-paths.ts";

const page = {
  title: "Home",
  blocks: [
    { type: "notice", text: "One" },
    { type: "faq", title: "Two" },
  ],
};

test("changes a value in place, and nothing else", () => {
  const changed = setAt(page, ["blocks", 0, "text"], "New");
  expect(changed).toEqual({ ...page, blocks: [{ type: "notice", text: "New" }, page.blocks[1]] });
  expect(page.blocks[0]).toEqual({ type: "notice", text: "One" });
  expect(changed.blocks[1]).toBe(page.blocks[1]);
});

test("removes fields and items", () => {
  expect(setAt(page, ["blocks", 0], undefined).blocks).toEqual([page.blocks[1]]);
  expect(setAt(page, ["title"], undefined)).toEqual({ blocks: page.blocks });
});

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

test("labels an entry by its text", () => {
  expect(titleOf(page.blocks[1])).toBe("faq: Two");
  expect(titleOf({})).toBe("Entry");
});
