import type { RoundGames } from "../../../kit/ports/round-games.ts";

export const roundGames: RoundGames = async (db, rounds) => {
  if (rounds.length === 0) return [];
  const rows = await db.query<{ game_id: string | null }>(
    `select r.game_id
     from unnest($1::text[], $2::text[]) with ordinality as asked(player_id, id, position)
     left join lateral (
       select game_id from seamless.round r where r.player_id = asked.player_id and r.id = asked.id limit 1
     ) r on true
     order by asked.position`,
    [rounds.map(({ playerId }) => playerId), rounds.map(({ roundId }) => roundId)],
  );
  return rows.map((row) => row.game_id);
};
