import type { Chips } from "../engine/state.ts";

export interface BlindLevel {
  smallBlind: Chips;
  bigBlind: Chips;
  /** The ante, which the big blind pays for the whole table. */
  ante: Chips;
}

export interface BlindStructure {
  startingChips: Chips;
  levels: readonly BlindLevel[];
  levelMs: number;
  /** The number of levels between breaks; null means no breaks. */
  levelsBetweenBreaks: number | null;
  breakMs: number;
}

/**
 * The big blinds for a starting stack of 1,500 chips. The last level lasts until the end. Its blind exceeds the
 * number of chips that any tournament can have. Otherwise, absent players who can still pay the blinds would win them
 * from each other forever.
 */
const bigBlinds = [
  20, 30, 50, 80, 100, 150, 200, 300, 400, 600, 800, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 8_000, 10_000,
  15_000, 20_000, 30_000, 40_000, 60_000, 80_000, 100_000, 150_000, 200_000, 300_000, 400_000, 600_000,
  800_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 4_000_000, 6_000_000, 8_000_000, 10_000_000,
  15_000_000, 20_000_000,
];

/** The number of levels before antes start. */
const levelsWithoutAnte = 4;

const levelsFrom = (first: number): BlindLevel[] =>
  bigBlinds.slice(first).map((bigBlind, at) => ({
    smallBlind: bigBlind / 2,
    bigBlind,
    ante: at < levelsWithoutAnte ? 0 : bigBlind,
  }));

const minute = 60_000;

export const speeds = ["regular", "turbo", "hyper"] as const;
export type Speed = (typeof speeds)[number];

export const blindStructures: Readonly<Record<Speed, BlindStructure>> = {
  regular: {
    startingChips: 1_500,
    levels: levelsFrom(0),
    levelMs: 8 * minute,
    levelsBetweenBreaks: 7,
    breakMs: 5 * minute,
  },
  turbo: {
    startingChips: 1_500,
    levels: levelsFrom(0),
    levelMs: 4 * minute,
    levelsBetweenBreaks: 14,
    breakMs: 5 * minute,
  },
  hyper: {
    startingChips: 500,
    levels: levelsFrom(1),
    levelMs: 2 * minute,
    levelsBetweenBreaks: null,
    breakMs: 0,
  },
};

export interface TournamentClock {
  /** The current blind level, counted from zero. */
  level: number;
  stakes: BlindLevel;
  next: BlindLevel | null;
  /** When the level ends, measured from the start of the tournament; null for the last level. */
  levelEndsMs: number | null;
  /** When the current break ends; null outside a break. During a break, `level` is the one that follows. */
  breakEndsMs: number | null;
}

/**
 * Returns the current level or break. It depends only on the time, so all tables agree without coordination.
 */
export function clockAt(structure: BlindStructure, elapsedMs: number): TournamentClock {
  const { levels, levelMs, levelsBetweenBreaks, breakMs } = structure;
  const last = levels.length - 1;
  const groupLevels = levelsBetweenBreaks ?? levels.length;
  const groupMs = groupLevels * levelMs + (levelsBetweenBreaks === null ? 0 : breakMs);
  const elapsed = Math.max(0, elapsedMs);
  const group = levelsBetweenBreaks === null ? 0 : Math.floor(elapsed / groupMs);
  const inGroup = elapsed - group * groupMs;
  const step = Math.min(groupLevels, Math.floor(inGroup / levelMs));
  const isBreak = levelsBetweenBreaks !== null && step === groupLevels;
  const level = Math.min(last, group * groupLevels + step);
  const levelStartsMs = group * groupMs + step * levelMs + (isBreak ? breakMs : 0);
  // After the last level begins, the blinds no longer rise and there are no more breaks.
  const isOver = group * groupLevels + step > last;
  return {
    level,
    stakes: levels[level]!,
    next: levels[level + 1] ?? null,
    levelEndsMs: level === last ? null : levelStartsMs + levelMs,
    breakEndsMs: isBreak && !isOver ? (group + 1) * groupMs : null,
  };
}

/** When a level starts, measured from the start of the tournament and including the breaks before it. */
export function levelStartMs(structure: BlindStructure, level: number): number {
  const { levelMs, levelsBetweenBreaks, breakMs } = structure;
  const breaks = levelsBetweenBreaks === null ? 0 : Math.floor(level / levelsBetweenBreaks);
  return level * levelMs + breaks * breakMs;
}
