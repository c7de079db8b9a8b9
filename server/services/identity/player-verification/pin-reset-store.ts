import type { Queryable } from "../../../kit/database.ts";
import { resetLinks } from "../../../kit/reset-links.ts";

export const pinResets = resetLinks("pin_reset_tokens");

export async function deleteExpiredProofs(db: Queryable, now: Date): Promise<void> {
  await db.query("delete from pin_reset_tokens where expires_at < $1", [now]);
  await db.query("delete from confirmation_codes where expires_at < $1", [now]);
  await db.query("delete from verified_operations where expires_at < $1", [now]);
}
