export type OwnResult = { roundId: string; pocket: number };

/** Merges newer and older results, newest first, with each round once and up to a limit. */
export function addResults(
  newer: readonly OwnResult[],
  older: readonly OwnResult[],
  most: number,
): readonly OwnResult[] {
  const known = new Set(newer.map(({ roundId }) => roundId));
  return [...newer, ...older.filter(({ roundId }) => !known.has(roundId))].slice(0, most);
}
