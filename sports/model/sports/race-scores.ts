/** Every final score of a race to a number: 2-0, 2-1, 0-2 and 1-2 in a race to two. */
export function raceScores(target: number): string[] {
  const losses = Array.from({ length: target }, (_, lost) => lost);
  return [...losses.map((lost) => `${target}-${lost}`), ...losses.map((lost) => `${lost}-${target}`)];
}
