import { expect, test } from "vitest";
import { americanLayout, DOUBLE_ZERO, europeanLayout } from "../../math/roulette-layout.ts";
import { countPockets } from "./pocket-counts.ts";

const { wheel } = europeanLayout;

test("counts colours, and the most frequent pockets first", () => {
  expect(countPockets(wheel, [0, 17, 17, 32, 32, 32, 5])).toMatchObject({
    rounds: 7,
    colours: { red: 4, black: 2, green: 1 },
    odd: 3,
    even: 3,
    low: 3,
    high: 3,
    dozens: [1, 2, 3],
    hot: [
      { pocket: 32, times: 3 },
      { pocket: 17, times: 2 },
      { pocket: 0, times: 1 },
      { pocket: 5, times: 1 },
    ],
  });
});

test("the coldest pockets are those that came up least, and then longest ago", () => {
  // Every pocket came up once, except the 7, which never did, and the 9, which did twice. Of the
  // others, the 26 is the oldest result.
  const pockets = [...wheel.filter((pocket) => pocket !== 7), 9];
  const { hot, cold } = countPockets(wheel, pockets);
  expect(hot[0]).toEqual({ pocket: 9, times: 2 });
  expect(cold).toEqual([
    { pocket: 7, times: 0 },
    { pocket: 26, times: 1 },
    { pocket: 3, times: 1 },
    { pocket: 35, times: 1 },
    { pocket: 12, times: 1 },
  ]);
});

test("no pocket is both hot and cold, and neither zero is odd, even or in a dozen", () => {
  const { hot, cold, odd, even, low, high, dozens, colours } = countPockets(americanLayout.wheel, [
    DOUBLE_ZERO,
    0,
    DOUBLE_ZERO,
    1,
  ]);
  expect([odd, even, low, high, ...dozens]).toEqual([1, 0, 1, 0, 1, 0, 0]);
  expect(colours.green).toBe(3);
  expect(hot[0]).toEqual({ pocket: DOUBLE_ZERO, times: 2 });
  const hotPockets = hot.map(({ pocket }) => pocket);
  expect(cold.filter(({ pocket }) => hotPockets.includes(pocket))).toEqual([]);
});

test("a table without results has no hot numbers", () => {
  expect(countPockets(wheel, [])).toMatchObject({ rounds: 0, hot: [] });
});
