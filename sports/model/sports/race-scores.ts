/** Every final score of a race to a number; a race to two can end 2-0, 2-1, 0-2 or 1-2. */
export function raceScores(target: number): string[] {
  const losses = Array.from({ length: target }, (_, lost) => lost);
  return [...losses.map((lost) => `${target}-${lost}`), ...losses.map((lost) => `${lost}-${target}`)];
}
