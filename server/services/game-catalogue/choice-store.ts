import { type GameChoice, gameChoice } from "@parlour/contracts/entities/game-choice";
import type { Queryable, Transaction } from "@parlour/server/kit/database";

export async function readChoices(db: Queryable): Promise<Map<string, GameChoice>> {
  const rows = await db.query<{ game_id: string; choice: unknown }>(
    "select game_id, choice from game_choices",
  );
  return new Map(rows.map(({ game_id, choice }) => [game_id, gameChoice.parse(choice)]));
}

/** Answers what was decided before; the row stays locked until the transaction ends. */
export async function writeChoice(
  tx: Transaction,
  gameId: string,
  choice: GameChoice,
  now: Date,
): Promise<GameChoice | null> {
  const [before] = await tx.query<{ choice: GameChoice }>(
    "select choice from game_choices where game_id = $1 for update",
    [gameId],
  );
  await tx.query(
    `insert into game_choices (game_id, choice, changed_at) values ($1, $2, $3)
     on conflict (game_id) do update set choice = excluded.choice, changed_at = excluded.changed_at`,
    [gameId, JSON.stringify(choice), now],
  );
  return before?.choice ?? null;
}
