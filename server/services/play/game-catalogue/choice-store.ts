import { type GameChoice, gameChoice } from "@parlour/contracts/entities/game-choice";
import type { Queryable, Transaction } from "@parlour/server/kit/database";

export async function readChoices(db: Queryable): Promise<Map<string, GameChoice>> {
  const rows = await db.query<{ game_id: string; choice: unknown }>(
    "select game_id, choice from game_choices",
  );
  return new Map(rows.map(({ game_id, choice }) => [game_id, gameChoice.parse(choice)]));
}

/** Reads the choice for a game and locks it until the transaction ends. */
export async function lockChoice(tx: Transaction, gameId: string): Promise<GameChoice | null> {
  await tx.query("select pg_advisory_xact_lock(hashtext('parlour game'), hashtext($1))", [gameId]);
  const [row] = await tx.query<{ choice: unknown }>("select choice from game_choices where game_id = $1", [
    gameId,
  ]);
  return row ? gameChoice.parse(row.choice) : null;
}

export async function writeChoice(
  tx: Transaction,
  gameId: string,
  choice: GameChoice,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into game_choices (game_id, choice, changed_at) values ($1, $2, $3)
     on conflict (game_id) do update set choice = excluded.choice, changed_at = excluded.changed_at`,
    [gameId, JSON.stringify(choice), now],
  );
}
