import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { createSecretToken, hashSecretToken } from "../../../kit/secret-token.ts";

export type Stakes = { min: number; max: number; default: number; unit: number };

/** A seat: one player's session of a game at the studio. */
export type Seat = {
  hash: Buffer;
  game: string;
  owner: string;
  /** The player's token for the wallet; null in practice. */
  token: string | null;
  currency: string;
  language: string;
  stakes: Stakes;
};

const lifetimeHours = 12;

/** Opens a seat and returns its secret, which is part of the game's address. */
export async function openSeat(
  { db, random, clock }: Pick<Kit, "db" | "random" | "clock">,
  seat: Omit<Seat, "hash" | "owner"> & { player: string | null; creditMinor: bigint },
): Promise<string> {
  const { token: secret, hash } = createSecretToken(random);
  await db.query(
    `insert into workbench_seats (hash, game, owner, token, currency, language, stakes, credit_minor, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      hash,
      seat.game,
      seat.player ?? `practice:${hash.toString("hex")}`,
      seat.token,
      seat.currency,
      seat.language,
      JSON.stringify(seat.stakes),
      seat.creditMinor,
      clock.now(),
    ],
  );
  return secret;
}

export async function findSeat(
  { db, clock }: Pick<Kit, "db" | "clock">,
  secret: string,
): Promise<Seat | undefined> {
  const since = new Date(clock.now().getTime() - lifetimeHours * 3_600_000);
  const [row] = await db.query<Seat>(
    `select hash, game, owner, token, currency, language, stakes from workbench_seats
     where hash = $1 and opened_at > $2`,
    [hashSecretToken(secret), since],
  );
  return row;
}

/** Changes the credits of a practice seat and returns them; undefined if there are too few. */
export async function changeCredit(
  db: Queryable,
  hash: Buffer,
  byMinor: bigint,
): Promise<bigint | undefined> {
  const [row] = await db.query<{ credit: string }>(
    `update workbench_seats set credit_minor = credit_minor + $2
     where hash = $1 and credit_minor + $2 >= 0 returning credit_minor as credit`,
    [hash, byMinor],
  );
  return row && BigInt(row.credit);
}

/** Deletes seats that are too old to be used, and finished rounds of the same age. */
export async function deleteOldSeats(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 7 * 24 * 3_600_000);
  await db.query("delete from workbench_seats where opened_at < $1", [before]);
  await db.query("delete from workbench_rounds where opened_at < $1 and step in ('DONE', 'VOID')", [before]);
}
