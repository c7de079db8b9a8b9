import { expect, test } from "vitest";
import { edgeFade } from "./sparks.ts";

test("confetti fades out before the edge of the canvas instead of being cut", () => {
  const size = { width: 400, height: 300 };
  expect(edgeFade(200, 150, size)).toBe(1);
  expect([edgeFade(0, 150, size), edgeFade(400, 150, size), edgeFade(200, 300, size)]).toEqual([0, 0, 0]);
  expect(edgeFade(200, -20, size)).toBe(0);
  expect(edgeFade(200, 272, size)).toBe(0.5);
});
