import type { Queryable } from "@parlour/server/kit/database";
import type { TableConfig } from "./table-config.ts";
import { stateOf, type TableHand } from "./table-state.ts";

export type StoredHand = { hand: TableHand; config: TableConfig; playedAt: Date };

/** Stores a finished hand. If a card is shown afterwards, the record is replaced. */
export async function saveHand(db: Queryable, tableId: string, hand: TableHand): Promise<void> {
  const playedAt = new Date(hand.endedMs!);
  const state = stateOf(hand);
  const players = hand.people
    .filter(({ kind }) => kind === "PLAYER")
    .map(({ seat, owner }) => {
      const played = state.players.find((player) => player.seat === seat)!;
      return { seat, owner, net: played.stack - played.startingStack };
    });
  await db.query(
    `with stored as (
       insert into poker_hands (id, table_id, number, played_at, record) values ($1, $2, $3, $4, $5)
       on conflict (id) do update set record = excluded.record returning id)
     insert into poker_hand_players (owner, played_at, hand_id, seat, net)
     select p.owner, $4, stored.id, p.seat, p.net
     from stored, jsonb_to_recordset($6::jsonb) as p(owner text, seat int, net bigint)
     on conflict do nothing`,
    [hand.id, tableId, hand.number, playedAt, JSON.stringify(hand), JSON.stringify(players)],
  );
}

export async function findHand(db: Queryable, id: string): Promise<StoredHand | undefined> {
  const [row] = await db.query<StoredHand>(
    `select h.record as hand, t.config, h.played_at as "playedAt"
     from poker_hands h join poker_tables t on t.id = h.table_id where h.id = $1`,
    [id],
  );
  return row;
}

export type HandCursor = { playedAt: Date; id: string };

/** Lists a player's hands before the cursor, newest first. */
export async function listHands(
  db: Queryable,
  owner: string,
  { before, limit }: { before: HandCursor | null; limit: number },
): Promise<(StoredHand & { seat: number; net: number })[]> {
  return await db.query(
    `select h.record as hand, t.config, p.played_at as "playedAt", p.seat, p.net::float8 as net
     from poker_hand_players p join poker_hands h on h.id = p.hand_id join poker_tables t on t.id = h.table_id
     where p.owner = $1 and ($2::timestamptz is null or (p.played_at, p.hand_id) < ($2, $3))
     order by p.played_at desc, p.hand_id desc limit $4`,
    [owner, before?.playedAt ?? null, before?.id ?? null, limit],
  );
}
