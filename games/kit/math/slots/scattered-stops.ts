import { drawDistinct } from "../draw-distinct.ts";
import type { RandomSource } from "../random-source.ts";
import type { CompiledSlot } from "./compiled-slot.ts";

/**
 * Draws stops at which exactly this many reels show a scatter. It first draws which reels show one, and then
 * draws a matching stop for every reel.
 */
export function scatteredStops(
  { reels, scatter }: CompiledSlot,
  heights: Uint8Array,
  scatters: number,
  random: RandomSource,
): number[] {
  const scattered = new Set(drawDistinct(reels.length, scatters, random));
  return reels.map((strip, reel) => {
    const stops = Array.from(strip, (_, stop) => stop).filter(
      (stop) => showsScatter(strip, stop, heights[reel]!, scatter) === scattered.has(reel),
    );
    return stops[random.below(stops.length)]!;
  });
}

function showsScatter(strip: Uint8Array, stop: number, height: number, scatter: number): boolean {
  for (let row = 0; row < height; row++) if (strip[(stop + row) % strip.length] === scatter) return true;
  return false;
}
