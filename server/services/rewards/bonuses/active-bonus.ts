import type { LocalText } from "@parlour/contracts/entities/offer-plan";
import type { Queryable } from "../../../kit/database.ts";

/** Finds the player's running bonus and the share of its wagering that is done, in percent. */
export async function findActiveBonus(
  db: Queryable,
  playerId: string,
): Promise<{ name: string; wageringPercent: number } | null> {
  const [row] = await db.query<{ name: LocalText; required: string; done: string }>(
    `select name, required_minor as required, done_hundredths as done from bonuses
     where player_id = $1 and status = 'ACTIVE'`,
    [playerId],
  );
  if (row === undefined) return null;
  const required = Number(row.required);
  const percent = required === 0 ? 100 : Math.min(100, Math.floor(Number(row.done) / required));
  return { name: row.name.en, wageringPercent: percent };
}
