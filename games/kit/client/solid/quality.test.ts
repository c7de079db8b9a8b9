import { expect, test } from "vitest";
import { createQualityGovernor } from "./quality.ts";

const counts = (governor: ReturnType<typeof createQualityGovernor>, frameMs: number, frames: number) =>
  Array.from({ length: frames }, () => governor.count(frameMs)).filter((step) => step !== "keep");

test("smooth frames keep the best quality, and a few slow ones do not matter", () => {
  const governor = createQualityGovernor();
  for (let frame = 0; frame < 600; frame += 1) governor.count(frame % 5 === 0 ? 90 : 16);
  expect(governor.level).toBe(0);
});

test("slow frames lower the quality step by step, but do not end the view", () => {
  const governor = createQualityGovernor();
  expect(counts(governor, 40, 24 * 6)).toEqual(["lower", "lower", "lower"]);
  expect(governor.level).toBe(3);
});

test("a device that cannot draw eight frames per second at the lowest quality gives up", () => {
  expect(counts(createQualityGovernor(), 200, 24 * 4)).toEqual(["lower", "lower", "lower", "giveUp"]);
});
