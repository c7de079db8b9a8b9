import { MATCH_MS } from "@parlour/sports";
import { useCallback } from "react";
import { drawPitch, type Incidents } from "./draw-pitch.ts";
import { Drawing } from "./drawing.tsx";

type PitchCanvasProps = {
  incidents: Incidents;
  colours: readonly [home: string, away: string];
  elapsedMs: () => number;
};

/**
 * A pitch in perspective with both sides and the ball, which moves to where the next incident will happen.
 */
export function PitchCanvas({ incidents, colours, elapsedMs }: PitchCanvasProps) {
  const [home, away] = colours;
  const paint = useCallback(
    (c: CanvasRenderingContext2D) => {
      const minute = Math.max(0, Math.min(90, (elapsedMs() / MATCH_MS) * 90));
      drawPitch(c, { incidents, colours: [home, away], minute });
    },
    [incidents, home, away, elapsedMs],
  );
  return <Drawing paint={paint} />;
}
