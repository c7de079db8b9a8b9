import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { RunningStyle } from "./conditions.ts";
import { runningStyles } from "./conditions.ts";
import type { Finish } from "./draw-finish.ts";

/** One horse's progress through the race, for the replay. */
export interface Track {
  runner: number;
  /** Milliseconds after the off at which the horse passes each section post; the last post is the finish. */
  passesMs: number[];
}

/** The number of equal sections in a race. */
export const SECTIONS = 8;
const LENGTH_MS = 160;

/**
 * Draws section times for a finish that is already decided. Early positions follow the running styles; the
 * drawn order emerges in the second half.
 */
export function drawTracks(
  finish: Finish,
  { distanceMetres, styles }: { distanceMetres: number; styles: ReadonlyMap<number, RunningStyle> },
  random: RandomSource,
): Track[] {
  // Race times correspond to about 60 km/h, and less over longer distances.
  const winnerMs = Math.round(distanceMetres * (58 + distanceMetres / 1000) + random.below(1500));
  let behindMs = 0;
  return finish.order.flat().map((runner, at) => {
    behindMs += Math.round((finish.marginsHundredths[at]! * LENGTH_MS) / 100);
    const finishMs = winnerMs + behindMs;
    const early = runningStyles.indexOf(styles.get(runner) ?? "midfield") * 350 + random.below(300);
    const passesMs = Array.from({ length: SECTIONS }, (_, section) => {
      const part = (section + 1) / SECTIONS;
      if (section === SECTIONS - 1) return finishMs;
      // The time lost through running style peaks halfway and is zero at the finish, while the final gap
      // grows with the square of the distance.
      const wobble = random.below(120);
      const gap = behindMs * part * part + (early * 4 + wobble) * part * (1 - part);
      return Math.round(winnerMs * part + gap);
    });
    return { runner, passesMs };
  });
}

/** The order of the runners at a section post, for the commentary. */
export const orderAt = (tracks: readonly Track[], section: number): number[] =>
  tracks.toSorted((a, b) => a.passesMs[section]! - b.passesMs[section]!).map(({ runner }) => runner);
