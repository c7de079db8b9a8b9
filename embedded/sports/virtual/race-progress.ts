/** The part of the course that a runner has covered, from the times at which it passes each section. */
export function progressAt(passesMs: readonly number[], ms: number): number {
  const sections = passesMs.length - 1;
  const next = passesMs.findIndex((at) => at > ms);
  if (next === 0) return 0;
  if (next < 0) return 1 + Math.min((ms - passesMs[sections]!) / 20_000, 0.06);
  const [from, to] = [passesMs[next - 1]!, passesMs[next]!];
  return (next - 1 + (ms - from) / (to - from)) / sections;
}

/** The numbers of the runners in running order, leader first. */
export function positionsAt(
  tracks: readonly { number: number; passesMs: readonly number[] }[],
  ms: number,
): number[] {
  const place = ({ passesMs }: { passesMs: readonly number[] }) =>
    ms >= passesMs.at(-1)! ? 2 - passesMs.at(-1)! / 1e9 : progressAt(passesMs, ms);
  return tracks.toSorted((a, b) => place(b) - place(a)).map(({ number }) => number);
}
