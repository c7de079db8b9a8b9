import type { VirtualOutcome } from "@parlour/contracts/entities/virtual-sports";
import { useCallback } from "react";
import { drawCourse, laneFoot } from "./draw-course.ts";
import { drawRunner } from "./draw-runner.ts";
import { Drawing } from "./drawing.tsx";
import { progressAt } from "./race-progress.ts";

type Race = Extract<VirtualOutcome, { kind: "race" }>;
type RaceCanvasProps = { race: Race; sport: string; elapsedMs: () => number };

/** The length of the course in pixels: long enough for a gap of one horse length to be visible. */
const COURSE = 3_000;

/** The race as seen from the stands; the camera follows the leader to the finish. */
export function RaceCanvas({ race, sport, elapsedMs }: RaceCanvasProps) {
  const paint = useCallback(
    (c: CanvasRenderingContext2D) => {
      // The animation stops when the last runner has finished, and stays on that frame.
      const ms = Math.min(elapsedMs(), Math.max(...race.tracks.map(({ passesMs }) => passesMs.at(-1)!)));
      const runners = race.tracks.map(({ number, passesMs }) => ({ number, at: progressAt(passesMs, ms) }));
      const lead = Math.min(1, Math.max(...runners.map(({ at }) => at)));
      const toX = (at: number) => c.canvas.width * 0.76 + (at - lead) * COURSE;
      drawCourse(c, { sport, lanes: runners.length, toX });
      for (const { number, at } of runners.toSorted((a, b) => a.number - b.number)) {
        const depth = number / runners.length;
        drawRunner(c, {
          sport,
          number,
          x: toX(at),
          y: laneFoot(c, number, runners.length),
          scale: (0.85 + 0.4 * depth) * (runners.length > 6 ? 1 : 1.25),
          stride: at <= 0 ? 0 : ms / 62 + number * 1.7,
        });
      }
    },
    [race, sport, elapsedMs],
  );
  return <Drawing paint={paint} />;
}
