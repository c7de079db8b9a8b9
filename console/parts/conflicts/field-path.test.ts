import { expect, test } from "vitest";
import { setAt, titleOf } from "./field-path.ts";

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

test("labels an entry by its text", () => {
  expect(titleOf(page.blocks[1])).toBe("faq: Two");
  expect(titleOf({})).toBe("Entry");
});
