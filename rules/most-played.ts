type Played = { id: string; count: number };

const MOST_KEPT = 50;

/**
 * Returns the list after one more play of a game, most played first. Games with equal counts are ordered by their
 * last play, most recent first.
 */
export function countPlay(list: readonly Played[], id: string): Played[] {
  const before = list.find((entry) => entry.id === id)?.count ?? 0;
  const counted = { id, count: before + 1 };
  return [counted, ...list.filter((entry) => entry.id !== id)]
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_KEPT);
}

/** Parses the stored list; tolerates old formats and damaged data. */
export function parseMostPlayed(text: string | null): Played[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isPlayed).map(({ id, count }) => ({ id, count })) : [];
  } catch {
    return [];
  }
}

function isPlayed(value: unknown): value is Played {
  if (typeof value !== "object" || value === null) return false;
  const { id, count } = value as Partial<Played>;
  return typeof id === "string" && Number.isInteger(count) && (count as number) >= 1;
}
