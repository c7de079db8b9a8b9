import { expect, it } from "vitest";
import { type Place, placeTiles } from "./place-tiles.ts";

const laptop = { width: 1424, height: 832 };
const small = { width: 1008, height: 700 };

const overlaps = (a: Place, b: Place) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const all = [laptop, small].flatMap((room) =>
  [1, 2, 3, 4].flatMap((count) =>
    [null, ...(count > 1 ? Array.from({ length: count }, (_, at) => at) : [])].map(
      (largeAt) => [room.width, count, largeAt, room] as const,
    ),
  ),
);

it.each(all)("%i px, %i tables, large: %s: all fit and none overlap", (_width, count, largeAt, room) => {
  const places = placeTiles(room, count, largeAt);
  expect(places).toHaveLength(count);
  for (const [at, place] of places.entries()) {
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.left + place.width).toBeLessThanOrEqual(room.width + 0.01);
    expect(place.top + place.height).toBeLessThanOrEqual(room.height + 0.01);
    for (const other of places.slice(at + 1)) expect(overlaps(place, other)).toBe(false);
  }
});

it("hardly scales equal tables down on a laptop, and keeps them legible on a small one", () => {
  for (const count of [1, 2, 3, 4]) {
    expect(placeTiles(laptop, count, null)[0]!.scale).toBeGreaterThan(0.95);
    expect(placeTiles(small, count, null)[0]!.scale).toBeGreaterThan(0.75);
  }
});

it("puts the tables beside each other, and four on a small screen in two rows", () => {
  const rows = (room: typeof laptop, count: number) =>
    new Set(placeTiles(room, count, null).map(({ top }) => top)).size;
  expect([1, 2, 3, 4].map((count) => rows(laptop, count))).toEqual([1, 1, 1, 1]);
  expect([1, 2, 3, 4].map((count) => rows(small, count))).toEqual([1, 1, 1, 2]);
});

it("gives the enlarged table most of the room, and keeps the others in their order", () => {
  const [first, large, last] = placeTiles(laptop, 3, 1);
  expect(large!.width).toBeGreaterThan(laptop.width * 0.7);
  expect(large!.height).toBe(laptop.height);
  expect(first!.top).toBeLessThan(last!.top);
});
