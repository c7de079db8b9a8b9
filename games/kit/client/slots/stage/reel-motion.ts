/** The speed and timing of a machine's reels, in symbols per second and milliseconds. */
export type ReelPace = { speed: number; startMs: number; stopMs: number; settleMs: number };

export const steadyPace: ReelPace = { speed: 24, startMs: 260, stopMs: 440, settleMs: 170 };
export const quickPace: ReelPace = { speed: 34, startMs: 90, stopMs: 190, settleMs: 90 };

/** The distance that a reel has moved since its start: it pulls back slightly, then runs. */
export function runDistance(elapsedMs: number, pace: ReelPace): number {
  const seconds = elapsedMs / 1000;
  const start = pace.startMs / 1000;
  if (seconds <= 0) return 0;
  if (seconds >= start) return pace.speed * (seconds - start * 0.75);
  const part = seconds / start;
  // The reel starts along a cubic curve: it moves back first, then reaches the position and speed of the
  // running reel.
  const end = pace.speed * start * 0.25;
  const slope = pace.speed * start;
  return part * part * (3 * end - slope) + part ** 3 * (slope - 2 * end);
}

/** The length of the final stretch in which a running reel slows down smoothly. */
export function stopLength(pace: ReelPace): number {
  return (pace.speed * pace.stopMs) / 3000;
}

/** The distance left until the reel stops, in symbols; negative while it overshoots and swings back. */
export function stopRemainder(elapsedMs: number, pace: ReelPace): number {
  const part = elapsedMs / pace.stopMs;
  if (part < 1) return stopLength(pace) * (1 - part) ** 3;
  const swing = (elapsedMs - pace.stopMs) / pace.settleMs;
  if (swing >= 1) return 0;
  return -0.11 * Math.sin(swing * Math.PI) * (1 - swing * 0.4);
}

export function isStanding(elapsedMs: number, pace: ReelPace): boolean {
  return elapsedMs >= pace.stopMs + pace.settleMs;
}

/** When each reel may stop: one after another, with a delay for reels that may complete a feature. */
export function stopTimes(
  reels: number,
  gapMs: number,
  waitsBefore: ReadonlySet<number>,
  waitMs: number,
): number[] {
  let at = 0;
  return Array.from({ length: reels }, (_, reel) => {
    if (reel > 0) at += gapMs;
    if (waitsBefore.has(reel)) at += waitMs;
    return at;
  });
}

/** The reels on which one more symbol would complete a feature; these spin longer. */
export function suspenseReels(
  landed: readonly string[],
  letter: string | undefined,
  needed: number,
): Set<number> {
  const waiting = new Set<number>();
  if (letter === undefined || needed < 2) return waiting;
  let seen = 0;
  landed.forEach((reel, at) => {
    if (seen === needed - 1) waiting.add(at);
    seen += [...reel].filter((symbol) => symbol === letter).length;
  });
  return waiting;
}
