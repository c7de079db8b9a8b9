import fc from "fast-check";
import { expect, test } from "vitest";
import { layoutSlot } from "./slot-layout.ts";

test("the reels and their frame stay inside the room and in its middle", () => {
  const rooms = fc.record({
    width: fc.integer({ min: 320, max: 2000 }),
    height: fc.integer({ min: 200, max: 1200 }),
  });
  fc.assert(
    fc.property(
      rooms,
      fc.integer({ min: 3, max: 7 }),
      fc.integer({ min: 1, max: 7 }),
      (room, reels, rows) => {
        const { left, top, width, height, frame, symbol, rowHeight } = layoutSlot(room, reels, rows);
        expect(left - frame).toBeGreaterThanOrEqual(-0.01);
        expect(top - frame).toBeGreaterThanOrEqual(-0.01);
        expect(left + width + left).toBeCloseTo(room.width);
        expect(top + height + top).toBeCloseTo(room.height);
        expect(symbol).toBeLessThanOrEqual(rowHeight);
      },
    ),
  );
});
