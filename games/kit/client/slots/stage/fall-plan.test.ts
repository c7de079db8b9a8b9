import { expect, test } from "vitest";
import { planFall } from "./fall-plan.ts";

test("what is left sinks in its order, and the rest comes from above", () => {
  const [first, second] = planFall(
    [4, 3],
    [
      [0, 1],
      [0, 3],
    ],
  );
  expect(first).toEqual([
    { from: -2, isNew: true },
    { from: -1, isNew: true },
    { from: 0, isNew: false },
    { from: 2, isNew: false },
  ]);
  expect(second!.map(({ from }) => from)).toEqual([0, 1, 2]);
});
