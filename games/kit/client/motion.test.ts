import { expect, test, vi } from "vitest";
import { createMotion } from "./motion.ts";

test("a pause lasts its time, and a skip ends it", async () => {
  vi.useFakeTimers();
  const motion = createMotion(() => false);
  const ended: string[] = [];
  const short = motion.pause(100).then(() => ended.push("short"));
  const long = motion.pause(10_000).then(() => ended.push("long"));
  await vi.advanceTimersByTimeAsync(100);
  expect(ended).toEqual(["short"]);
  expect(motion.skip()).toBe(true);
  await Promise.all([short, long]);
  expect(ended).toEqual(["short", "long"]);
  expect(motion.skip()).toBe(false);
  vi.useRealTimers();
});

test("who asked for less motion does not wait", async () => {
  const motion = createMotion(() => true);
  await motion.pause(60_000);
  expect(motion.skip()).toBe(false);
});

test("instant play applies from the next animation on, and until it is switched off", async () => {
  vi.useFakeTimers();
  let isInstant = true;
  const motion = createMotion(() => isInstant);
  await motion.pause(60_000);
  expect(motion.reduced).toBe(true);
  isInstant = false;
  expect(motion.reduced).toBe(false);
  void motion.pause(60_000);
  expect(motion.skip()).toBe(true);
  vi.useRealTimers();
});
