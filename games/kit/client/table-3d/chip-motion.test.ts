import { expect, test } from "vitest";
import { chipPosesAt, chipRanks, type ShownStack, stackRestsAt, trackChips } from "./chip-motion.ts";
import { furnitureOf } from "./table-layout.ts";
import { testLayout } from "./testing-plan.ts";

const table = { layout: testLayout, furniture: furnitureOf(testLayout) };
const { tray } = table.furniture;
const home = testLayout.spots.player!;
const stack = (change: Partial<ShownStack> = {}): ShownStack => ({
  spot: "player",
  isMine: true,
  ranks: [2, 1],
  outcome: null,
  winnings: [],
  ...change,
});

test("an amount is made up of the fewest chips, and never of a tower", () => {
  expect(chipRanks(31_20, [20, 200, 2500])).toEqual([2, 1, 1, 1, 0]);
  expect(chipRanks(10, [20, 200])).toEqual([]);
  expect(chipRanks(1_000_000, [20, 200])).toHaveLength(8);
});

test("chips slide to their spot and lie on top of each other", () => {
  const [placed] = trackChips([], [stack()], 1_000);
  expect(chipPosesAt(placed!, table, 1_000)[0]!.z).toBeGreaterThan(testLayout.whole.near);
  const poses = chipPosesAt(placed!, table, stackRestsAt(placed!));
  expect(poses.map(({ x, z, rank }) => ({ x, z, rank }))).toEqual([
    { ...home, rank: 2 },
    { ...home, rank: 1 },
  ]);
  expect(poses[1]!.height).toBeGreaterThan(poses[0]!.height);
});

test("another chip moves alone, and the chips below it stay", () => {
  const before = trackChips([], [stack()], 0);
  const [more] = trackChips(before, [stack({ ranks: [2, 1, 1] })], 5_000);
  expect(more!.chips.map(({ placedAt }) => placedAt)).toEqual([0, 0, 5_000]);
});

test("lost chips go to the dealer's tray", () => {
  const before = trackChips(null, [stack()], 0);
  const [lost] = trackChips(before, [stack({ outcome: "lost" })], 5_000);
  const rests = stackRestsAt(lost!);
  expect(chipPosesAt(lost!, table, 5_000)[0]).toMatchObject(home);
  expect(chipPosesAt(lost!, table, rests - 1)[0]!.z).toBeCloseTo(tray.z);
  expect(chipPosesAt(lost!, table, rests)).toEqual([]);
});

test("a winning stack is paid from the tray, and both go to the player", () => {
  const before = trackChips(null, [stack()], 0);
  const [won] = trackChips(before, [stack({ outcome: "won", winnings: [3] })], 5_000);
  const rests = stackRestsAt(won!);
  expect(chipPosesAt(won!, table, 5_000)).toHaveLength(2);
  const paid = chipPosesAt(won!, table, rests - 1_000);
  expect(paid.map(({ rank }) => rank)).toEqual([2, 1, 3]);
  expect(paid[2]!.x).toBeLessThan(home.x);
  expect(chipPosesAt(won!, table, rests - 1)[0]!.z).toBeGreaterThan(testLayout.whole.near);
});

test("a player who joins after the result sees no chips moving", () => {
  const [lost] = trackChips(null, [stack({ outcome: "lost" })], 5_000);
  expect(chipPosesAt(lost!, table, 5_000)).toEqual([]);
});

test("chips taken off the table go back to the player and are forgotten", () => {
  const before = trackChips(null, [stack()], 0);
  const leaving = trackChips(before, [], 5_000);
  expect(chipPosesAt(leaving[0]!, table, 5_000)[0]).toMatchObject(home);
  expect(trackChips(leaving, [], 20_000)).toEqual([]);
});
