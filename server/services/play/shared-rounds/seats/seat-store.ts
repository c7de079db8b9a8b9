import type { Queryable, Transaction } from "@parlour/server/kit/database";
import type { Reader } from "@parlour/wagering/admission";

/** A seat that a player holds; free seats have no row. */
export type TakenSeat = {
  slug: string;
  seat: number;
  owner: string;
  playerName: string;
  practice: boolean;
  takenAt: Date;
  missed: number;
};

const columns = `slug, seat, owner, player_name as "playerName", practice, taken_at as "takenAt", missed`;

export async function listSeats(db: Queryable, slug: string): Promise<TakenSeat[]> {
  return await db.query<TakenSeat>(
    `select ${columns} from shared_round_seats where slug = $1 order by seat`,
    [slug],
  );
}

/** Reads the seats of tables and share-locks them, so that their holders can't change until the transaction ends. */
export async function shareSeats(tx: Reader, slugs: readonly string[]): Promise<TakenSeat[]> {
  return await tx.query<TakenSeat>(
    `select ${columns} from shared_round_seats where slug = any($1) order by slug, seat for share`,
    [slugs],
  );
}

/** Locks the table's seats until the transaction ends, so that no one can take or give up one, and reads them. */
export async function lockSeats(tx: Transaction, slug: string): Promise<TakenSeat[]> {
  await tx.query("select pg_advisory_xact_lock(hashtext($1))", [`seats:${slug}`]);
  return await tx.query<TakenSeat>(
    `select ${columns} from shared_round_seats where slug = $1 order by seat for update`,
    [slug],
  );
}

/** Puts a player in a seat, and replaces its holder if it has one. The caller holds the lock on the seats. */
export async function putInSeat(
  tx: Transaction,
  { slug, seat, owner, playerName, practice, takenAt }: Omit<TakenSeat, "missed">,
): Promise<void> {
  await tx.query(
    `insert into shared_round_seats (slug, seat, owner, player_name, practice, taken_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (slug, seat) do update set owner = excluded.owner, player_name = excluded.player_name,
       practice = excluded.practice, taken_at = excluded.taken_at, missed = 0`,
    [slug, seat, owner, playerName, practice, takenAt],
  );
}

export async function freeSeat(tx: Transaction, slug: string, seat: number): Promise<void> {
  await tx.query("delete from shared_round_seats where slug = $1 and seat = $2", [slug, seat]);
}

/**
 * Counts a missed round for each seat without a bet, if it was already taken when the round opened. A bet resets the
 * count, and a seat without a bet for `most` rounds in a row becomes free.
 */
export async function countMissedRounds(
  tx: Transaction,
  { slug, openedAt }: { slug: string; openedAt: Date },
  { played, most }: { played: readonly number[]; most: number },
): Promise<void> {
  // Seats are locked in the same order everywhere, so that two transactions cannot deadlock.
  await tx.query("select from shared_round_seats where slug = $1 order by seat for update", [slug]);
  await tx.query(
    `update shared_round_seats set missed = case when seat = any($2) then 0 else missed + 1 end
     where slug = $1 and (seat = any($2) or taken_at <= $3)`,
    [slug, played, openedAt],
  );
  await tx.query("delete from shared_round_seats where slug = $1 and missed >= $2", [slug, most]);
}

/** Frees the seats that were taken before the table became idle. */
export async function freeSeatsSince(db: Queryable, slug: string, restedAt: Date): Promise<void> {
  await db.query("delete from shared_round_seats where slug = $1 and taken_at < $2", [slug, restedAt]);
}
