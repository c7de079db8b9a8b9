import { expect, test } from "vitest";
import { addResults } from "./own-results.ts";

const result = (id: number) => ({ roundId: `round-${id}`, pocket: id % 37 });

test("newer results come first, each round once, up to the limit", () => {
  const older = [result(3), result(2), result(1)];
  expect(addResults([result(4), result(3)], older, 100)).toEqual([result(4), ...older]);
  expect(addResults([result(4)], older, 2)).toEqual([result(4), result(3)]);
});
