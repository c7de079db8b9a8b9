import { expect, test } from "vitest";
import { cameraAt, cameraMs, poseOf, projectPoint } from "./table-camera.ts";
import { testLayout, testPlan } from "./testing-plan.ts";
import { anchorsAt } from "./use-anchors.ts";

test.each([0.7, 1.2, 2.9])(
  "a frame fills a picture with the aspect ratio %f and is not cropped",
  (aspect) => {
    for (const focus of ["whole", "cards"] as const) {
      const { left, right, far, near } = testLayout[focus];
      const pose = poseOf(testLayout, focus, aspect);
      const corners = [left, right].flatMap((x) =>
        [far, near].map((z) => projectPoint(pose, aspect, { x, z })),
      );
      for (const corner of corners) {
        expect(corner.left).toBeGreaterThan(0);
        expect(corner.left).toBeLessThan(1);
        expect(corner.top).toBeGreaterThan(0);
        expect(corner.top).toBeLessThan(1);
      }
      const wide =
        Math.max(...corners.map((corner) => corner.left)) - Math.min(...corners.map((corner) => corner.left));
      const tall =
        Math.max(...corners.map((corner) => corner.top)) - Math.min(...corners.map((corner) => corner.top));
      expect(Math.max(wide, tall)).toBeCloseTo(0.95, 1);
    }
  },
);

test("the camera moves from one frame to the other in its time, and a player who joins sees no move", () => {
  const move = { focus: "cards", from: "whole", since: 1_000 } as const;
  const [start, end] = [poseOf(testLayout, "whole", 1), poseOf(testLayout, "cards", 1)];
  expect(cameraAt(testLayout, 1, move, 1_000)).toEqual(start);
  expect(cameraAt(testLayout, 1, move, 1_000 + cameraMs)).toEqual(end);
  const halfway = cameraAt(testLayout, 1, move, 1_000 + cameraMs / 2);
  expect(halfway.distance).toBeCloseTo((start.distance + end.distance) / 2);
  expect(cameraAt(testLayout, 1, { ...move, since: Number.NEGATIVE_INFINITY }, 0)).toEqual(end);
});

test("labels and squeezable cards are placed where the camera sees them", () => {
  const picture = { plan: testPlan, focus: "whole", width: 400, height: 300 } as const;
  const at = anchorsAt(
    [
      { name: "player", hand: "player", side: "far" },
      { name: "first", hand: "player", card: 0 },
      { name: "second", hand: "player", card: 1 },
    ],
    picture,
  );
  expect(at["player-x"]).toBeLessThan(200);
  expect(at["player-y"]).toBeLessThan(at["first-y"]! - at["first-h"]! / 2);
  expect(at["second-x"]! - at["first-x"]!).toBeGreaterThan(at["first-w"]!);
});
