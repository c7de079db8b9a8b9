import fc from "fast-check";
import { expect, it } from "vitest";
import { collapseBreadcrumbs } from "./breadcrumbs.ts";

it.each([
  ["", "", "", ""],
  ["abcd", "abcd", "", ""],
  ["abcde", "a", "bc", "de"],
  ["abcdefg", "a", "bcde", "fg"],
])("%s", (items, start, collapsed, end) => {
  expect(collapseBreadcrumbs([...items])).toEqual({
    start: [...start],
    collapsed: [...collapsed],
    end: [...end],
  });
});

it("keeps every item in order and never shows more than four", () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (items) => {
      const { start, collapsed, end } = collapseBreadcrumbs(items);
      expect([...start, ...collapsed, ...end]).toEqual(items);
      expect(start.length + end.length).toBeLessThanOrEqual(4);
    }),
  );
});
