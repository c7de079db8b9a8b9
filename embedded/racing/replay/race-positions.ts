/** A runner's times at equally spaced points of the course; the last one is the finish. */
export type Track = { number: number; passesMs: readonly number[] };

/** The share of the distance that a horse has run, from 0 at the start to 1 at the finish. */
export function shareRun({ passesMs }: Track, atMs: number): number {
  let [fromMs, from] = [0, 0];
  for (const [at, toMs] of passesMs.entries()) {
    const to = (at + 1) / passesMs.length;
    if (atMs < toMs) return from + ((to - from) * Math.max(0, atMs - fromMs)) / (toMs - fromMs);
    [fromMs, from] = [toMs, to];
  }
  return 1;
}

/** The running order at a given time; horses that have finished stay in finishing order. */
export function orderAt(tracks: readonly Track[], atMs: number): number[] {
  return tracks
    .map((track) => ({ track, share: shareRun(track, atMs), endMs: track.passesMs.at(-1)! }))
    .sort((a, b) => b.share - a.share || a.endMs - b.endMs)
    .map(({ track }) => track.number);
}

export const lastFinishMs = (tracks: readonly Track[]): number =>
  Math.max(...tracks.map(({ passesMs }) => passesMs.at(-1)!));

/** The times at which the leader passes each point, for the commentary. */
export function leaderPasses(tracks: readonly Track[]): number[] {
  const posts = tracks[0]?.passesMs.length ?? 0;
  return Array.from({ length: posts }, (_, post) =>
    Math.min(...tracks.map(({ passesMs }) => passesMs[post]!)),
  );
}
