import type { LoyaltyEntryKind } from "@parlour/contracts/bonuses";
import type { Queryable, Transaction } from "../../../kit/database.ts";

export type EntryRow = {
  player_id: string;
  id: string;
  kind: LoyaltyEntryKind;
  about: string;
  points: string;
  tier_points: string;
  amount_minor: string;
  currency: string;
  at: Date;
};

export type NewEntry = {
  playerId: string;
  id: string;
  kind: LoyaltyEntryKind;
  about: string;
  points: bigint;
  tierPoints: bigint;
  amountMinor: bigint;
  currency: string;
  at: Date;
};

/** Adds an entry, or adds to an existing one with the same id, so that a day's play on one kind of game is one line. */
export async function addEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  await tx.query(
    `insert into loyalty_entries as e (player_id, id, kind, about, points, tier_points, amount_minor, currency, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (player_id, id) do update set points = e.points + excluded.points,
       tier_points = e.tier_points + excluded.tier_points,
       amount_minor = e.amount_minor + excluded.amount_minor, at = excluded.at`,
    [
      entry.playerId,
      entry.id,
      entry.kind,
      entry.about,
      entry.points.toString(),
      entry.tierPoints.toString(),
      entry.amountMinor.toString(),
      entry.currency,
      entry.at,
    ],
  );
}

export async function findEntry(db: Queryable, playerId: string, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.query<EntryRow>("select * from loyalty_entries where player_id = $1 and id = $2", [
    playerId,
    id,
  ]);
  return row;
}

const pageSize = 20;
const cursorPattern = /^(\d{1,15}) (\P{Cc}{1,120})$/u;

/** Lists entries, newest first. An invalid cursor returns the first page. */
export async function listEntries(
  db: Queryable,
  playerId: string,
  cursor: string | undefined,
): Promise<{ rows: EntryRow[]; nextCursor: string | null }> {
  const match = cursorPattern.exec(Buffer.from(cursor ?? "", "base64url").toString("utf8"));
  const before = match ? new Date(Number(match[1])) : null;
  const rows = await db.query<EntryRow>(
    `select * from loyalty_entries
     where player_id = $1 and ($2::timestamptz is null or (at, id) < ($2, $3))
     order by at desc, id desc limit $4`,
    [playerId, before, match?.[2] ?? null, pageSize + 1],
  );
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const next = rows.length > pageSize && last ? `${last.at.getTime()} ${last.id}` : null;
  return { rows: page, nextCursor: next && Buffer.from(next).toString("base64url") };
}
