import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFrameLoop } from "./frame-loop.ts";

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("the end of a motion is drawn, even if the frame before it took longer than the rest of the motion", () => {
  const endsAt = 1_000;
  let time = 900;
  const drawn: number[] = [];
  const loop = createFrameLoop({
    draw() {
      drawn.push(time);
      time += 400;
    },
    stillUntil: (now) => (now > endsAt ? { wakesAt: null } : null),
    now: () => time,
    setQuality: () => undefined,
    onTooSlow: () => undefined,
  });
  vi.spyOn(performance, "now").mockImplementation(() => time);
  loop.open();
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame();
  vi.restoreAllMocks();
  expect(drawn).toEqual([900, 1_300]);
});
