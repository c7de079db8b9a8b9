import type { SportsIncident } from "@parlour/contracts/entities/sports-event";
import { expect, test } from "vitest";
import { attackingSide, momentumCourse, momentumOf } from "./momentum.ts";

const incident = (over: Partial<SportsIncident>): SportsIncident => ({
  kind: "COUNT",
  atSeconds: 0,
  side: "home",
  points: null,
  count: "corners",
  player: null,
  score: [0, 0],
  ...over,
});

test("momentum follows the newest incidents and stays within its bounds", () => {
  expect(momentumOf([])).toBe(0);
  expect(momentumOf([incident({})])).toBe(1);
  const turned = momentumOf([incident({ side: "away" }), incident({}), incident({})]);
  expect(turned).toBeGreaterThan(0);
  expect(turned).toBeLessThan(1);
  expect(momentumOf([incident({ kind: "GOAL", side: "away" }), incident({}), incident({})])).toBeLessThan(0);
  expect(momentumOf([incident({ kind: "OUT" })])).toBe(-1);
});

test("the momentum of a match is drawn over time", () => {
  const course = momentumCourse(
    [
      incident({ atSeconds: 0 }),
      incident({ atSeconds: 95, side: "away", kind: "GOAL" }),
      incident({ atSeconds: 100 }),
    ],
    4,
  );
  expect(course).toEqual([1 / 3, 0, 0, -1]);
});

test("a card counts for the other side", () => {
  expect(attackingSide([incident({ count: "cards" })])).toBe("away");
  expect(attackingSide([incident({ kind: "SEGMENT_END", side: null })])).toBeNull();
});
