import { publicName } from "@parlour/rules/public-name";
import type { Transaction } from "../../../kit/database.ts";
import type { Player } from "../../../kit/ports/players.ts";
import type { LeaderboardRow } from "./leaderboard-store.ts";
import { mayWin } from "./may-win.ts";
import type { LeaderboardParts } from "./parts.ts";
import { listRanked, type ScoreRow } from "./score-store.ts";

type Eligible = { places: readonly (ScoreRow & { name: string | null })[]; excluded: readonly string[] };

const pageSize = 50;

/**
 * Finds the best players who may win now, from the first place down, and those above them who may not. Players who were
 * hidden are checked again, because their break may be over. Nothing is stored, so that looking at a leaderboard has no
 * side effects.
 */
export async function findEligible(
  parts: Pick<LeaderboardParts, "kit" | "bonuses" | "players">,
  tx: Transaction | undefined,
  { id, plan }: Pick<LeaderboardRow, "id" | "plan">,
  { places: limit, checked: most }: { places: number; checked: number },
): Promise<Eligible> {
  const places: (ScoreRow & { name: string | null })[] = [];
  const excluded: string[] = [];
  const find = (playerId: string): Promise<Player | undefined> =>
    tx ? parts.players.get(playerId, tx) : parts.players.find(playerId);
  let after: ScoreRow | undefined;
  for (let count = 0; count < most; count += pageSize) {
    const page = await listRanked(tx ?? parts.kit.db, id, after, pageSize);
    for (const score of page) {
      const player = await find(score.player_id);
      if (await mayWin(parts, tx, plan, player)) places.push({ ...score, name: publicName(player) });
      else excluded.push(score.player_id);
      if (places.length === limit) return { places, excluded };
    }
    if (page.length < pageSize) break;
    after = page.at(-1);
  }
  return { places, excluded };
}
