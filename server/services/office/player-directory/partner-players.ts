import type { PartnerPlayer } from "@parlour/contracts/entities/api-key";
import { amountOf } from "@parlour/rules/money";
import type { Queryable } from "../../../kit/database.ts";
import {
  type PlayerPage,
  parsePlace,
  partnerPage,
  partnerPageSize,
} from "../../../kit/ports/partner-sources.ts";

type Row = {
  id: string;
  at: string;
  status: string;
  country: string;
  verification: string;
  tier: string;
  lastSeenAt: Date | null;
  currency: string;
  deposits: string;
  withdrawals: string;
  gross: string;
  promotions: string;
};

const selected = `select d.player_id as id, d.status, d.country, d.verification, d.tier, d.currency,
    to_char(d.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, d.last_seen_at as "lastSeenAt",
    coalesce(t.deposits, 0)::text as deposits, coalesce(t.withdrawals, 0)::text as withdrawals,
    coalesce(t.gross, 0)::text as gross, coalesce(t.promotions, 0)::text as promotions
  from player_directory d left join player_totals t on t.player_id = d.player_id`;

/** Lists players who joined in a period (UTC), newest first, without anything that identifies a person. */
export async function listPartnerPlayers(
  db: Queryable,
  { joinedFrom, joinedTo, cursor }: PlayerPage,
): Promise<{ items: PartnerPlayer[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : parsePlace(cursor);
  const rows = await db.query<Row>(
    `${selected}
     where ($1::date is null or d.joined_at >= $1::date::timestamp at time zone 'UTC')
       and ($2::date is null or d.joined_at < ($2::date + 1)::timestamp at time zone 'UTC')
       and ($3::timestamptz is null or (d.joined_at, d.player_id) < ($3::timestamptz, $4::text collate "C"))
     order by d.joined_at desc, d.player_id desc limit ${partnerPageSize + 1}`,
    [joinedFrom ?? null, joinedTo ?? null, after?.at ?? null, after?.id ?? null],
  );
  return partnerPage(rows, ({ at }) => at, toPartnerPlayer);
}

export async function findPartnerPlayer(db: Queryable, playerId: string): Promise<PartnerPlayer | undefined> {
  const [row] = await db.query<Row>(`${selected} where d.player_id = $1`, [playerId]);
  return row && toPartnerPlayer(row);
}

function toPartnerPlayer({ at, lastSeenAt, gross, promotions, ...player }: Row): PartnerPlayer {
  const money = (minor: string | bigint) => amountOf(BigInt(minor), player.currency);
  return {
    ...player,
    joinedAt: new Date(at).toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    deposits: money(player.deposits),
    withdrawals: money(player.withdrawals),
    grossRevenue: money(gross),
    netRevenue: money(BigInt(gross) - BigInt(promotions)),
  };
}
