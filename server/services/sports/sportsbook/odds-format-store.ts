import type { OddsFormat } from "@parlour/sports";
import type { Queryable } from "../../../kit/database.ts";

export async function findOddsFormat(db: Queryable, playerId: string): Promise<OddsFormat | undefined> {
  const [row] = await db.query<{ odds_format: OddsFormat }>(
    "select odds_format from sports.odds_preference where player_id = $1",
    [playerId],
  );
  return row?.odds_format;
}

export async function saveOddsFormat(db: Queryable, playerId: string, format: OddsFormat): Promise<void> {
  await db.query(
    `insert into sports.odds_preference (player_id, odds_format) values ($1, $2)
     on conflict (player_id) do update set odds_format = $2`,
    [playerId, format],
  );
}
