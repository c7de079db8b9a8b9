import fc from "fast-check";
import { expect, it } from "vitest";
import { MINES_TILES, mines, stonesMax } from "../math/mines.ts";
import { openable, readPattern, withToggled } from "./mines-pattern.ts";

it("reads what was kept, and falls back to the tile in the centre", () => {
  expect(readPattern([3, 4, 3])).toEqual([3, 4]);
  for (const kept of [null, "x", [], [25, -1, 1.5, "2"]]) expect(readPattern(kept)).toEqual([12]);
});

it("keeps between one tile and as many as a round can open", () => {
  const tiles = fc.array(fc.integer({ min: 0, max: MINES_TILES - 1 }), { maxLength: 60 });
  fc.assert(
    fc.property(tiles, fc.integer({ min: 1, max: MINES_TILES - 1 }), (presses, count) => {
      const pattern = presses.reduce<readonly number[]>(
        (known, tile) => withToggled(known, tile, count),
        [12],
      );
      expect(pattern.length).toBeGreaterThanOrEqual(1);
      expect(pattern.length).toBeLessThanOrEqual(stonesMax(count));
      expect(new Set(pattern).size).toBe(pattern.length);
    }),
  );
});

it("opens no more tiles than the round lasts", () => {
  const all = Array.from({ length: MINES_TILES }, (_, tile) => tile);
  for (let count = 1; count < MINES_TILES; count += 1) {
    let { state, done } = mines.begin({ stake: 100, mines: count }, { below: (range) => range - 1 });
    const safe = all.filter((tile) => !state.hidden.includes(tile));
    for (const tile of openable(safe, count)) {
      expect(done).toBe(false);
      ({ state, done } = mines.act!(state, { kind: "reveal", tile }, { below: () => 0 }));
    }
    expect(state.revealed.length).toBe(stonesMax(count));
  }
});
