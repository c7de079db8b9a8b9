import type { Kit } from "@parlour/server/kit/kit";

export type RecentGamesStore = {
  record(playerId: string, gameId: string, now: Date): Promise<void>;
  /** Lists the games that a player opened, newest first. */
  list(playerId: string): Promise<string[]>;
  /** Lists the games that were opened by the most players recently, most popular first. */
  listPopular(): Promise<string[]>;
};

const SHOWN = 24;
/**
 * The ranking of popular games is based on this many of the latest rows, which are enough for a ranking and quick to
 * read.
 */
const COUNTED = 10_000;

export function recentGamesStore({ db }: Pick<Kit, "db">): RecentGamesStore {
  return {
    async record(playerId, gameId, now) {
      await db.query(
        `insert into recent_games (player_id, game_id, opened_at, times) values ($1, $2, $3, 1)
         on conflict (player_id, game_id) do update
           set opened_at = greatest(recent_games.opened_at, excluded.opened_at), times = recent_games.times + 1`,
        [playerId, gameId, now],
      );
    },
    async list(playerId) {
      const rows = await db.query<{ game_id: string }>(
        `select game_id from recent_games where player_id = $1 order by opened_at desc, game_id limit ${SHOWN}`,
        [playerId],
      );
      return rows.map((row) => row.game_id);
    },
    async listPopular() {
      const rows = await db.query<{ game_id: string }>(
        `select game_id from (
           select game_id, times from recent_games order by opened_at desc limit ${COUNTED}
         ) latest
         group by game_id order by count(*) desc, sum(times) desc, game_id limit ${SHOWN}`,
      );
      return rows.map((row) => row.game_id);
    },
  };
}
