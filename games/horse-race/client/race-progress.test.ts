import fc from "fast-check";
import { expect, test } from "vitest";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { drawRaceCard } from "../math/race-card.ts";
import { runRace } from "../math/run-race.ts";
import { progressOf, standingAt } from "./race-progress.ts";

test("what is shown runs forward all the time and ends in the order that was drawn", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
      const random = simulationSource(seed);
      const race = runRace(drawRaceCard(random), random);
      const last = Math.max(...race.passes.map((passes) => passes.at(-1)!));
      for (const passes of race.passes) {
        let before = 0;
        for (let ms = 0; ms <= last + 1_000; ms += 97) {
          const progress = progressOf(passes, ms);
          expect(progress).toBeGreaterThanOrEqual(before);
          before = progress;
        }
        expect(progressOf(passes, passes.at(-1)!)).toBe(1);
      }
      expect(standingAt(race, last)).toEqual(race.order);
    }),
    { numRuns: 25 },
  );
});
