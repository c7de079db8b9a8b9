const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

type Rotation<Game> = { games: readonly Game[]; from: string; until?: string | undefined };

/**
 * The games of a rotation in the order of their weeks, beginning with this week's. Empty before the first day and
 * after the last one.
 */
export function gamesFromThisWeek<Game>({ games, from, until }: Rotation<Game>, now: Date): Game[] {
  const sinceMs = now.getTime() - Date.parse(from);
  const isOver = until !== undefined && now.getTime() >= Date.parse(until) + DAY_MS;
  if (games.length === 0 || sinceMs < 0 || isOver) return [];
  const current = Math.floor(sinceMs / WEEK_MS) % games.length;
  return [...games.slice(current), ...games.slice(0, current)];
}
