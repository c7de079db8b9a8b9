import { type GameSettings, gameSettings } from "@parlour/contracts/entities/game-settings";
import type { Queryable, Transaction } from "@parlour/server/kit/database";

export async function readSettings(db: Queryable): Promise<Map<string, GameSettings>> {
  const rows = await db.query<{ game_id: string; choice: unknown }>(
    "select game_id, choice from game_choices",
  );
  return new Map(rows.map(({ game_id, choice }) => [game_id, gameSettings.parse(choice)]));
}

/** Reads the settings of a game and locks them until the transaction ends. */
export async function lockSettings(tx: Transaction, gameId: string): Promise<GameSettings | null> {
  await tx.query("select pg_advisory_xact_lock(hashtext('parlour game'), hashtext($1))", [gameId]);
  const [row] = await tx.query<{ choice: unknown }>("select choice from game_choices where game_id = $1", [
    gameId,
  ]);
  return row ? gameSettings.parse(row.choice) : null;
}

export async function writeSettings(
  tx: Transaction,
  gameId: string,
  settings: GameSettings,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into game_choices (game_id, choice, changed_at) values ($1, $2, $3)
     on conflict (game_id) do update set choice = excluded.choice, changed_at = excluded.changed_at`,
    [gameId, JSON.stringify(settings), now],
  );
}
