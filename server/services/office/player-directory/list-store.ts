import type { PlayerFilter } from "@parlour/contracts/entities/player-list";
import type { DocumentStatus } from "@parlour/contracts/enumerations";
import { minorUnitsOf } from "@parlour/rules/money";
import type { Queryable } from "../../../kit/database.ts";

export type DirectoryEntry = {
  playerId: string;
  joinedAt: Date;
  currency: string;
  verification: DocumentStatus;
  tier: string;
  lastSeenAt: Date | null;
  deposits: string;
  withdrawals: string;
  gross: string;
  promotions: string;
};

/** A position in the list: the sign-up time and id of the last player returned. */
export type DirectoryPlace = { at: string; id: string };

type Query = Omit<PlayerFilter, "term"> & {
  /** Limits the list to these players, for a search by name. */
  ids?: readonly string[] | undefined;
  after?: DirectoryPlace | undefined;
  limit: number;
};

/**
 * Lists matching players, newest first. Only the filters that are set become SQL conditions, so that
 * PostgreSQL can plan each combination separately.
 */
export async function listEntries(db: Queryable, query: Query): Promise<DirectoryEntry[]> {
  const values: unknown[] = [];
  const where: string[] = [];
  const add = (condition: (value: string) => string, value: unknown) => {
    if (value === undefined) return;
    values.push(value);
    where.push(condition(`$${values.length}`));
  };
  add((value) => `d.player_id = any(${value}::text[])`, query.ids);
  add((value) => `d.status = ${value}`, query.status);
  add((value) => `d.country = ${value}`, query.country);
  add((value) => `d.verification = ${value}`, query.verification);
  add((value) => `d.tier = ${value}`, query.tier);
  add((value) => `d.currency = ${value}`, query.currency);
  add((value) => `d.joined_at >= ${value}::timestamptz`, startOf(query.joinedFrom));
  add((value) => `d.joined_at < ${value}::timestamptz + interval '1 day'`, startOf(query.joinedTo));
  add((value) => `d.last_seen_at >= ${value}::timestamptz`, startOf(query.seenFrom));
  add(
    (value) => `(d.last_seen_at < ${value}::timestamptz or d.last_seen_at is null)`,
    startOf(query.notSeenSince),
  );
  add(
    (value) => `exists (select from player_tags g where g.player_id = d.player_id and g.tag = ${value})`,
    query.tag,
  );
  if (query.deposited === "YES") where.push("t.deposits > 0");
  if (query.deposited === "NO") where.push("coalesce(t.deposits, 0) <= 0");
  if (query.minDeposits !== undefined && query.currency !== undefined) {
    const least = minorUnitsOf(query.minDeposits, query.currency);
    add((value) => `t.currency = ${value}`, query.currency);
    add((value) => `t.deposits >= ${value}::numeric`, `${least}`);
  }
  if (query.after) {
    values.push(query.after.at, query.after.id);
    where.push(`(d.joined_at, d.player_id) < ($${values.length - 1}::timestamptz, $${values.length})`);
  }
  values.push(query.limit);
  return await db.query<DirectoryEntry>(
    `select d.player_id as "playerId", d.joined_at as "joinedAt", d.currency, d.verification, d.tier,
       d.last_seen_at as "lastSeenAt", coalesce(t.deposits, 0)::text as deposits,
       coalesce(t.withdrawals, 0)::text as withdrawals, coalesce(t.gross, 0)::text as gross,
       coalesce(t.promotions, 0)::text as promotions
     from player_directory d left join player_totals t on t.player_id = d.player_id
     ${where.length === 0 ? "" : `where ${where.join(" and ")}`}
     order by d.joined_at desc, d.player_id desc limit $${values.length}`,
    values,
  );
}

function startOf(day: string | undefined): string | undefined {
  return day && `${day}T00:00:00Z`;
}
