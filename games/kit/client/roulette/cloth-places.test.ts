import { describe, expect, test } from "vitest";
import { americanLayout, europeanLayout } from "../../math/roulette-layout.ts";
import { clothLying, clothStanding } from "./cloth-places.ts";

describe.each([
  ["European", europeanLayout],
  ["American", americanLayout],
])("the %s cloth", (_name, layout) => {
  test.each([
    ["lying", clothLying(layout)],
    ["standing", clothStanding(layout)],
  ])("%s has a place of its own for every spot, inside its borders", (_how, cloth) => {
    expect(cloth.places.length).toBe(layout.spots.size);
    const taken = new Set(cloth.places.map(({ x, y }) => `${x.toFixed(3)}|${y.toFixed(3)}`));
    expect(taken.size).toBe(layout.spots.size);
    for (const { x, y, width, height, spot } of cloth.places) {
      expect(x - width / 2, spot.id).toBeGreaterThanOrEqual(-0.001);
      expect(y - height / 2, spot.id).toBeGreaterThanOrEqual(-0.001);
      expect(x + width / 2, spot.id).toBeLessThanOrEqual(cloth.columns + 0.001);
      expect(y + height / 2, spot.id).toBeLessThanOrEqual(cloth.rows + 0.001);
    }
  });

  test("no two places on the lines cover each other", () => {
    const edges = clothLying(layout).places.filter(({ printed }) => !printed);
    for (const one of edges) {
      for (const other of edges) {
        if (one === other) continue;
        const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        expect(apart, `${one.spot.id} ${other.spot.id}`).toBeGreaterThan(0.2);
      }
    }
  });
});
