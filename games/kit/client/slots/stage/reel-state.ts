import { isStanding, type ReelPace, runDistance, stopLength, stopRemainder } from "./reel-motion.ts";

/** One symbol at rest, with its animation values. */
export type Cell = {
  letter: string;
  /** The vertical offset in rows; positive values are below the symbol's position. */
  dy: number;
  /** The horizontal offset in reels; positive values are to the right of the symbol's position. */
  dx: number;
  scale: number;
  alpha: number;
  /** How far a flipping symbol is turned: 1 is face on, 0 is edge on. */
  turn: number;
  label: string | null;
};

export type Reel = {
  strip: string;
  rows: number;
  cells: Cell[];
  /** How far a curtain covers the reel: 1 is closed, 0 is open. A closed reel has no rows. */
  closed: number;
  motion:
    | { kind: "rest" }
    | { kind: "run"; since: number; from: number; pace: ReelPace }
    | { kind: "stop"; since: number; at: number; letters: string; pace: ReelPace };
};

export function cellOf(letter: string): Cell {
  return { letter, dy: 0, dx: 0, scale: 1, alpha: 1, turn: 1, label: null };
}

export function restingReel(strip: string, letters: string): Reel {
  const closed = letters.length === 0 ? 1 : 0;
  return { strip, rows: letters.length, cells: [...letters].map(cellOf), closed, motion: { kind: "rest" } };
}

export function standAs(reel: Reel, letters: string): void {
  reel.rows = letters.length;
  reel.cells = [...letters].map(cellOf);
  reel.motion = { kind: "rest" };
}

/** The symbols passing the window, with their position in rows from the top, which may be fractional. */
export function lettersInMotion(reel: Reel, now: number): { letter: string; row: number }[] {
  const { motion, strip, rows } = reel;
  if (motion.kind === "rest") return [];
  const top =
    motion.kind === "run"
      ? motion.from - runDistance(now - motion.since, motion.pace)
      : stopRemainder(now - motion.since, motion.pace) * -1;
  const first = Math.floor(top);
  return Array.from({ length: rows + 2 }, (_, index) => {
    const at = first - 1 + index;
    return { letter: letterAt(reel, strip, at), row: at - top };
  });
}

/** The symbol at a position. On a stopping reel the result starts at position 0; the strip fills the rest. */
function letterAt({ motion }: Reel, strip: string, at: number): string {
  if (motion.kind === "stop" && at >= 0 && at < motion.letters.length) return motion.letters[at]!;
  const place = motion.kind === "stop" ? motion.at + at : at;
  return strip[((place % strip.length) + strip.length) % strip.length]!;
}

/** Marks a stopped reel as resting; returns true if it has just stopped. */
export function comesToRest(reel: Reel, now: number): boolean {
  const { motion } = reel;
  if (motion.kind !== "stop" || !isStanding(now - motion.since, motion.pace)) return false;
  standAs(reel, motion.letters);
  return true;
}

/** Whether the symbols move too fast to be recognised. */
export function isBlurred({ motion }: Reel, now: number): boolean {
  if (motion.kind === "run") return now - motion.since > motion.pace.startMs * 0.7;
  return (
    motion.kind === "stop" && stopRemainder(now - motion.since, motion.pace) > stopLength(motion.pace) * 0.34
  );
}
