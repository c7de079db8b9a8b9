import { expect, it } from "vitest";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { crashChance, crashPoint } from "../math/crash.ts";
import { describeFlights } from "./crash-statistics.ts";

it("finds the median, the highest point and the shares", () => {
  const odd = describeFlights([500, 100, 200]);
  expect([odd.flights, odd.median, odd.highest]).toEqual([3, 200, 500]);
  const even = describeFlights([1_000, 100, 200, 301]);
  expect(even.median).toBe(251);
  expect([even.shareAt(200), even.shareAt(1_000), even.shareAt(1_001)]).toEqual([0.75, 0.25, 0]);
});

it("has nothing to say before the first flight", () => {
  const { flights, median, highest, shareAt } = describeFlights([]);
  expect([flights, median, highest, shareAt(200)]).toEqual([0, null, null, 0]);
});

it("comes close to the proven chances in the long run", () => {
  const random = simulationSource(1206);
  const { shareAt, median } = describeFlights(Array.from({ length: 40_000 }, () => crashPoint(random)));
  for (const multiplier of [200, 1_000]) expect(shareAt(multiplier)).toBeCloseTo(crashChance(multiplier), 2);
  expect(median).toBeGreaterThan(190);
  expect(median).toBeLessThan(206);
});
