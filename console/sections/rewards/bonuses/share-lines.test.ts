import { expect, test } from "vitest";
import { readShares, writeShares } from "./share-lines.ts";

test("shares are lines of an id and a percentage, and an empty percentage keeps its line", () => {
  const text = "1202 50\ncasino 100";
  expect(readShares(` ${text}\n\n`)).toEqual([
    { id: "1202", share: "50" },
    { id: "casino", share: "100" },
  ]);
  expect(writeShares(readShares(text))).toBe(text);
  expect(readShares(writeShares([{ id: "1202", share: "" }]))).toEqual([{ id: "1202", share: "" }]);
});
