import { describe, expect, test } from "vitest";
import { americanLayout, europeanLayout } from "../../math/roulette-layout.ts";
import { announcedBets } from "../../math/roulette-wheel-bets.ts";
import { boxOf, type Outline, trackShape } from "./track-shape.ts";

const surfaceOf = (outline: Outline) =>
  Math.abs(
    outline.reduce((sum, from, index) => {
      const to = outline[(index + 1) % outline.length]!;
      return sum + from.x * to.y - to.x * from.y;
    }, 0) / 2,
  );

describe.each([
  ["European", europeanLayout],
  ["American", americanLayout],
])("the %s racetrack", (_name, layout) => {
  const ids = announcedBets(layout).map(({ id }) => id);
  test.each([
    ["lying", false],
    ["standing", true],
  ])("%s has the pockets in the order of the wheel, inside its borders", (_how, isStanding) => {
    const shape = trackShape(layout.wheel, ids, isStanding);
    expect(shape.cells.map(({ pocket }) => pocket)).toEqual(layout.wheel);
    for (const { outline, pocket } of shape.cells) {
      for (const { x, y } of outline) {
        expect(x, `${pocket}`).toBeGreaterThanOrEqual(-1e-6);
        expect(y, `${pocket}`).toBeGreaterThanOrEqual(-1e-6);
        expect(x, `${pocket}`).toBeLessThanOrEqual(shape.width + 1e-6);
        expect(y, `${pocket}`).toBeLessThanOrEqual(shape.height + 1e-6);
      }
    }
    const sizes = shape.cells.map(({ outline }) => surfaceOf(outline));
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.05);
  });

  test("goes clockwise from the zero at the right or at the top", () => {
    const lying = trackShape(layout.wheel, ids, false);
    expect(lying.cells[0]!.centre.x).toBeGreaterThan(lying.width * 0.9);
    expect(lying.cells[1]!.centre.y).toBeGreaterThan(lying.cells[0]!.centre.y);
    const standing = trackShape(layout.wheel, ids, true);
    expect(standing.cells[0]!.centre.y).toBeLessThan(standing.height * 0.1);
    expect(standing.cells[1]!.centre.x).toBeGreaterThan(standing.cells[0]!.centre.x);
  });
});

test.each([false, true])("the sections fill the inside of the track (standing: %s)", (isStanding) => {
  const { areas, width, height, cells } = trackShape(
    europeanLayout.wheel,
    announcedBets(europeanLayout).map(({ id }) => id),
    isStanding,
  );
  expect(areas.map(({ id }) => id)).toEqual(["jeuZero", "voisins", "orphelins", "tiers"]);
  // The inner edge of each cell is the second half of its outline.
  const inside = cells.flatMap(({ outline }) => outline.slice(outline.length / 2).reverse());
  const filled = areas.reduce((sum, { outline }) => sum + surfaceOf(outline), 0);
  expect(filled / surfaceOf(inside)).toBeCloseTo(1, 3);
  for (const { centre } of areas) {
    expect(centre.x).toBeGreaterThan(0);
    expect(centre.x).toBeLessThan(width);
    expect(centre.y).toBeGreaterThan(0);
    expect(centre.y).toBeLessThan(height);
  }
});

test("a box and its clip path are in percent", () => {
  const outline = [
    { x: 1, y: 1 },
    { x: 3, y: 1 },
    { x: 3, y: 2 },
  ];
  expect(boxOf(outline, { width: 4, height: 4 })).toEqual({
    left: "25.00%",
    top: "25.00%",
    width: "50.00%",
    height: "25.00%",
    clipPath: "polygon(0.00% 0.00%,100.00% 0.00%,100.00% 100.00%)",
  });
});
