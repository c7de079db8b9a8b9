import type { LeaderboardDetails } from "@parlour/contracts/entities/leaderboard";
import type { LeaderboardRow } from "./leaderboard-store.ts";
import type { LeaderboardParts } from "./parts.ts";
import { countPlayers } from "./score-store.ts";
import { toDetails } from "./views.ts";
import { sumPayments } from "./winner-store.ts";

/** Reads leaderboards with the details that operators see. */
export async function readDetails(
  { kit }: Pick<LeaderboardParts, "kit">,
  rows: readonly LeaderboardRow[],
): Promise<LeaderboardDetails[]> {
  const ids = rows.map(({ id }) => id);
  const [players, payments] = await Promise.all([countPlayers(kit.db, ids), sumPayments(kit.db, ids)]);
  const now = kit.clock.now();
  return rows.map((row) =>
    toDetails(row, { players: players.get(row.id) ?? 0, payments: payments.get(row.id) }, now),
  );
}
