import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { RunningStyle } from "./conditions.ts";
import { runningStyles } from "./conditions.ts";
import type { Finish } from "./draw-finish.ts";

/** One horse's way through the race, for a replay. */
export interface Track {
  runner: number;
  /** Milliseconds after the off at which the horse passes each section post; the last one is the finish. */
  passesMs: number[];
}

/** The race is cut into so many equal sections. */
export const SECTIONS = 8;
const LENGTH_MS = 160;

/**
 * Times at each post for a finish that has already been decided. Early on, horses are where their running
 * style puts them; the drawn order emerges over the second half.
 */
export function drawTracks(
  finish: Finish,
  { distanceMetres, styles }: { distanceMetres: number; styles: ReadonlyMap<number, RunningStyle> },
  random: RandomSource,
): Track[] {
  // About 60 km/h, slower over longer distances.
  const winnerMs = Math.round(distanceMetres * (58 + distanceMetres / 1000) + random.below(1500));
  let behindMs = 0;
  return finish.order.flat().map((runner, at) => {
    behindMs += Math.round((finish.marginsHundredths[at]! * LENGTH_MS) / 100);
    const finishMs = winnerMs + behindMs;
    const early = runningStyles.indexOf(styles.get(runner) ?? "midfield") * 350 + random.below(300);
    const passesMs = Array.from({ length: SECTIONS }, (_, section) => {
      const part = (section + 1) / SECTIONS;
      if (section === SECTIONS - 1) return finishMs;
      // The style's deficit is largest at half way and gone at the post; the final gap grows with the square.
      const wobble = random.below(120);
      const gap = behindMs * part * part + (early * 4 + wobble) * part * (1 - part);
      return Math.round(winnerMs * part + gap);
    });
    return { runner, passesMs };
  });
}

/** The running order at a post, for commentary. */
export const orderAt = (tracks: readonly Track[], section: number): number[] =>
  tracks.toSorted((a, b) => a.passesMs[section]! - b.passesMs[section]!).map(({ runner }) => runner);
