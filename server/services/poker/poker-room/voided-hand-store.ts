import type { PokerVoidedHand } from "@parlour/contracts/entities/poker-desk";
import type { Queryable } from "@parlour/server/kit/database";
import { toWire } from "./chip-amounts.ts";
import { accountOf } from "./entries.ts";
import type { TableConfig } from "./table-config.ts";
import type { TableHand } from "./table-state.ts";

/** Stores a hand that was voided, with its deck and actions, so that the cause can be found. */
export async function saveVoidedHand(
  db: Queryable,
  tableId: string,
  hand: TableHand,
  voidedAt: Date,
): Promise<void> {
  await db.query(
    `insert into poker_voided_hands (id, table_id, number, voided_at, record) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [hand.id, tableId, hand.number, voidedAt, JSON.stringify(hand)],
  );
}

type VoidedHand = { hand: TableHand; config: TableConfig; voidedAt: Date };

/** Lists the hands that were voided since a given time, newest first. */
export async function listVoidedHands(
  db: Queryable,
  { since, limit }: { since: Date; limit: number },
): Promise<VoidedHand[]> {
  return await db.query<VoidedHand>(
    `select h.record as hand, t.config, h.voided_at as "voidedAt"
     from poker_voided_hands h join poker_tables t on t.id = h.table_id
     where h.voided_at >= $1 order by h.voided_at desc, h.id desc limit $2`,
    [since, limit],
  );
}

export async function countVoidedHands(
  db: Queryable,
  since: Date,
): Promise<{ count: number; since: Date | null }> {
  const [row] = await db.query<{ count: number; since: Date | null }>(
    "select count(*)::int as count, min(voided_at) as since from poker_voided_hands where voided_at >= $1",
    [since],
  );
  return row!;
}

export function toVoidedHand({ hand, config, voidedAt }: VoidedHand): PokerVoidedHand {
  const major = toWire(config);
  return {
    id: hand.id,
    tableId: config.id,
    tableName: config.name,
    tournamentId: config.tournament?.id ?? null,
    number: hand.number,
    dealtAt: new Date(hand.startedMs).toISOString(),
    voidedAt: voidedAt.toISOString(),
    currency: config.currency,
    players: hand.people.map(({ seat, name, kind, owner }) => ({
      ...{ seat, name },
      playerId: kind === "PLAYER" ? accountOf(owner) : null,
      stack: major(hand.setup.players.find((player) => player.seat === seat)?.stack ?? 0),
    })),
  };
}
