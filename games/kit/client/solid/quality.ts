/** The quality levels at which a scene can be drawn, best first. */
export const qualities = [
  { maxPixelRatio: 2, hasShadows: true },
  { maxPixelRatio: 1.25, hasShadows: true },
  { maxPixelRatio: 1, hasShadows: false },
  { maxPixelRatio: 0.7, hasShadows: false },
] as const;

export type QualityLevel = 0 | 1 | 2 | 3;

/** A frame that takes longer than this is slow. The limit corresponds to about 36 frames per second. */
const slowMs = 28;
/** If frames take longer than this even at the lowest quality, the flat view is shown instead. */
const hopelessMs = 125;
const counted = 24;

export type QualityGovernor = {
  /** Records the time between two frames; returns whether to keep the quality, lower it or give up. */
  count(frameMs: number): "keep" | "lower" | "giveUp";
  readonly level: QualityLevel;
};

/**
 * Lowers the quality step by step while most frames are slow. It is never raised again, because switching back and
 * forth between sharp and coarse is more distracting than a coarse picture.
 */
export function createQualityGovernor(start: QualityLevel = 0): QualityGovernor {
  let level = start;
  let frames: number[] = [];
  return {
    get level() {
      return level;
    },
    count(frameMs) {
      frames.push(frameMs);
      if (frames.length < counted) return "keep";
      const median = frames.toSorted((one, other) => one - other)[counted / 2]!;
      frames = [];
      if (median <= slowMs) return "keep";
      if (level === qualities.length - 1) return median > hopelessMs ? "giveUp" : "keep";
      level = (level + 1) as QualityLevel;
      return "lower";
    },
  };
}
