import fc from "fast-check";
import { expect, test } from "vitest";
import { ballAt, fallMs, geometryOf, pinAt } from "./plinko-geometry.ts";

const boards = fc.record({
  width: fc.integer({ min: 200, max: 1200 }),
  height: fc.integer({ min: 160, max: 900 }),
  rows: fc.integer({ min: 8, max: 16 }),
});

test("the ball always ends over the pocket that its path leads to", () => {
  fc.assert(
    fc.property(
      boards,
      fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 16, maxLength: 16 }),
      (size, turns) => {
        const path = turns.slice(0, size.rows);
        const board = geometryOf(size.width, size.height, size.rows);
        const end = ballAt(board, path, fallMs(size.rows));
        const pocket = path.reduce((sum, turn) => sum + turn, 0);
        expect(end.x).toBeCloseTo(board.centre + (pocket - size.rows / 2) * board.gap, 6);
        expect(end.row).toBe(size.rows - 1);
      },
    ),
  );
});

test("every pin and every place of the ball lies on the board", () => {
  fc.assert(
    fc.property(boards, fc.nat(4000), (size, ms) => {
      const board = geometryOf(size.width, size.height, size.rows);
      const last = pinAt(board, size.rows - 1, size.rows + 1);
      expect(last.x).toBeLessThanOrEqual(size.width);
      expect(last.y).toBeLessThanOrEqual(size.height);
      const { x } = ballAt(board, Array(size.rows).fill(1), ms);
      expect(x).toBeLessThanOrEqual(size.width);
    }),
  );
});
