import { expect, test } from "vitest";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { LINES_MAX, linePays, lotteryPays, matchesOf, NUMBERS, PICKS, quickPick } from "./lottery-prizes.ts";
import { lotteryTable } from "./lottery-table.ts";
import { ballMs, drawnAfter, introMs } from "./lottery-times.ts";
import { lotteryHitRate, lotteryReturn, matchChance } from "./prove-lottery.ts";

const parses = (numbers: number[]) => lotteryTable.bet.safeParse({ lines: [{ numbers, stake: 50 }] }).success;

test("a line has five different numbers from 1 to 36 in rising order", () => {
  expect(parses([1, 9, 17, 25, 36])).toBe(true);
  for (const wrong of [
    [1, 9, 17, 25],
    [1, 9, 9, 25, 36],
    [9, 1, 17, 25, 36],
    [0, 9, 17, 25, 36],
    [1, 9, 17, 25, 37],
  ])
    expect(parses(wrong)).toBe(false);
});

test("at most ten lines are bought at once", () => {
  const lines = Array.from({ length: LINES_MAX + 1 }, () => ({ numbers: [1, 2, 3, 4, 5], stake: 10 }));
  expect(lotteryTable.bet.safeParse({ lines }).success).toBe(false);
  expect(lotteryTable.bet.safeParse({ lines: lines.slice(1) }).success).toBe(true);
});

test("a quick pick fills a line and replaces a full one", () => {
  for (let picked = 0; picked < 100; picked++) {
    const numbers = quickPick([7, 8]);
    expect(numbers).toEqual(expect.arrayContaining([7, 8]));
    expect(parses(numbers)).toBe(true);
  }
  let draws = 0;
  expect(quickPick([1, 2, 3, 4, 5], () => (20 + draws++) / NUMBERS)).toEqual([21, 22, 23, 24, 25]);
});

test.each([
  [[1, 2, 3, 4, 5], 50_000],
  [[1, 2, 3, 4, 6], 500],
  [[1, 2, 3, 6, 7], 20],
  [[1, 2, 6, 7, 8], 3],
  [[1, 6, 7, 8, 9], 0],
  [[6, 7, 8, 9, 10], 0],
])("%j against 1 to 5 pays %i", (numbers, pays) => {
  expect(linePays(numbers, [5, 3, 1, 2, 4])).toBe(pays);
});

test("lines add up, each at its own price", () => {
  const lines = [
    { numbers: [1, 2, 3, 6, 7], stake: 50 },
    { numbers: [1, 2, 8, 9, 10], stake: 10 },
  ];
  expect(lotteryTable.stakeOf({ lines })).toBe(60);
  expect(lotteryTable.winOf(null, { lines }, { drawn: [1, 2, 3, 4, 5] })).toBe(50 * 20 + 10 * 3);
});

test("the proof agrees with a count of all 376,992 draws against one line", () => {
  const line = [3, 11, 18, 24, 35];
  const counts = new Map<number, number>();
  let draws = 0;
  const draw = (drawn: number[]): void => {
    if (drawn.length === PICKS) {
      const matches = matchesOf(line, drawn);
      counts.set(matches, (counts.get(matches) ?? 0) + 1);
      draws++;
      return;
    }
    for (let next = (drawn.at(-1) ?? 0) + 1; next <= NUMBERS; next++) draw([...drawn, next]);
  };
  draw([]);
  expect(draws).toBe(376_992);
  for (const [matches, count] of counts) expect(matchChance(matches)).toBeCloseTo(count / draws, 12);
  const paid = Object.entries(lotteryPays).reduce(
    (sum, [matches, pays]) => sum + pays * counts.get(Number(matches))!,
    0,
  );
  expect(lotteryReturn()).toBeCloseTo(paid / draws, 12);
  expect(lotteryReturn()).toBeCloseTo(0.9426, 4);
  expect(lotteryHitRate()).toBeCloseTo(0.132, 3);
});

test("a round draws five different balls, one after another", () => {
  const { drawn } = lotteryTable.draw(null, simulationSource(5));
  expect(new Set(drawn).size).toBe(PICKS);
  expect(drawn.every((ball) => ball >= 1 && ball <= NUMBERS)).toBe(true);
  expect(drawnAfter(introMs - 1)).toBe(0);
  expect(drawnAfter(introMs + 4 * ballMs)).toBe(PICKS);
  expect(lotteryTable.bettingMs + lotteryTable.runMs({ drawn }) + lotteryTable.resultMs).toBe(120_000);
});
