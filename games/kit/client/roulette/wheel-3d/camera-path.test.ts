import { expect, test } from "vitest";
import { cameraAt, waitingPose } from "./camera-path.ts";
import { planSpinPath } from "./spin-path.ts";

const round = { number: 8, opensAt: 0, closesAt: 18_000, startsAt: 18_100, endsAt: 24_100, drawn: 20 };
const path = planSpinPath(37, round, { rotor: 1, lying: 4 });

test("the camera shows the whole wheel during betting and the drawn pocket at the end", () => {
  expect(cameraAt(path, 5_000)).toEqual(waitingPose);
  const { towards, span, ahead } = cameraAt(path, 26_000);
  expect(span).toBeLessThan(0.35);
  expect(ahead).toBeGreaterThan(0.5);
  expect(Math.cos(towards - path.ballAt(26_000).angle)).toBeCloseTo(1, 9);
});

test("the camera never jumps", () => {
  const steps = { towards: 0, span: 0, ahead: 0, elevation: 0 };
  for (let time = 14_000; time < 30_000; time += 10) {
    const one = cameraAt(path, time);
    const next = cameraAt(path, time + 10);
    steps.towards = Math.max(steps.towards, 2 * Math.abs(Math.sin((next.towards - one.towards) / 2)));
    for (const key of ["span", "ahead", "elevation"] as const) {
      steps[key] = Math.max(steps[key], Math.abs(next[key] - one[key]));
    }
  }
  expect(steps.towards).toBeLessThan(0.1);
  expect(Math.max(steps.span, steps.ahead, steps.elevation)).toBeLessThan(0.01);
});
