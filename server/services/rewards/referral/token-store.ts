import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";

/** Letters that look alike are left out, because people read tokens to each other. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const tokenLetters = 8;

export async function findTokenOwner(db: Queryable, token: string): Promise<string | undefined> {
  const [row] = await db.query<{ player_id: string }>(
    "select player_id from referral_tokens where token = $1",
    [token],
  );
  return row?.player_id;
}

export async function findToken(db: Queryable, playerId: string): Promise<string | undefined> {
  const [row] = await db.query<{ token: string }>("select token from referral_tokens where player_id = $1", [
    playerId,
  ]);
  return row?.token;
}

/** Returns the player's token, which is created on first use and kept. */
export async function ensureToken({ db, random, clock }: Kit, playerId: string): Promise<string> {
  for (;;) {
    const known = await findToken(db, playerId);
    if (known !== undefined) return known;
    const drawn = Array.from({ length: tokenLetters }, () => letters[random.integer(letters.length)]).join(
      "",
    );
    // Nothing is inserted if another server has just created this player's token or if another player has the
    // same one. The loop then reads again and, if there is still no token, draws another.
    await db.query(
      "insert into referral_tokens (player_id, token, created_at) values ($1, $2, $3) on conflict do nothing",
      [playerId, `P${drawn}`, clock.now()],
    );
  }
}
