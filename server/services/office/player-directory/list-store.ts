import type { PlayerFilter } from "@parlour/contracts/entities/player-list";
import type { DocumentStatus } from "@parlour/contracts/enumerations";
import type { Queryable } from "../../../kit/database.ts";
import { conditionsOf } from "./filter-conditions.ts";

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
  /** Limits the list to the brands that the operator may see. */
  brandIds?: readonly string[] | undefined;
  /** Limits the list to these players, for a search by name. */
  ids?: readonly string[] | undefined;
  after?: DirectoryPlace | undefined;
  limit: number;
};

/** Lists matching players, newest first. */
export async function listEntries(db: Queryable, query: Query): Promise<DirectoryEntry[]> {
  const { where, values, add } = conditionsOf(query);
  add((value) => `d.player_id = any(${value}::text[])`, query.ids);
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
