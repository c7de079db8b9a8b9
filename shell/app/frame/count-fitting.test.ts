import fc from "fast-check";
import { expect, test } from "vitest";
import { countFitting } from "./count-fitting.ts";

const row = { widths: [100, 100, 100], gap: 10, more: 50 };

test.each([
  { available: 320, hasMore: false, fits: 3 },
  { available: 319, hasMore: false, fits: 2 },
  { available: 380, hasMore: true, fits: 3 },
  { available: 379, hasMore: true, fits: 2 },
  { available: 159, hasMore: true, fits: 0 },
])("$fits of three items fit into $available px with More: $hasMore", ({ fits, ...room }) => {
  expect(countFitting({ ...row, ...room })).toBe(fits);
});

test("the items that fit never need more room than there is, and one more would", () => {
  const rows = fc.record({
    widths: fc.array(fc.integer({ min: 20, max: 200 }), { maxLength: 8 }),
    gap: fc.integer({ min: 0, max: 12 }),
    more: fc.integer({ min: 40, max: 120 }),
    available: fc.integer({ min: 0, max: 1_400 }),
  });
  fc.assert(
    fc.property(rows, (own) => {
      const count = countFitting({ ...own, hasMore: true });
      const needs = (items: number) =>
        own.widths.slice(0, items).reduce((sum, width) => sum + width + own.gap, own.more);
      if (count > 0) expect(needs(count)).toBeLessThanOrEqual(own.available);
      if (count < own.widths.length) expect(needs(count + 1)).toBeGreaterThan(own.available);
    }),
  );
});
