import { playedHand } from "@parlour/poker/statistics";
import type { Queryable } from "@parlour/server/kit/database";
import { toWire } from "./chip-amounts.ts";
import { accountOf } from "./entries.ts";
import type { TableConfig } from "./table-config.ts";
import { stateOf, type TableHand } from "./table-state.ts";

export type StoredHand = { hand: TableHand; config: TableConfig; playedAt: Date };

/** Stores a finished hand. If a card is shown afterwards, the record is replaced. */
export async function saveHand(db: Queryable, config: TableConfig, hand: TableHand): Promise<void> {
  const playedAt = new Date(hand.endedMs!);
  const state = stateOf(hand);
  const pot = toWire(config)(state.result!.pots.reduce((sum, { amount }) => sum + amount, 0));
  const people = hand.people.map((person) => ({ ...person, owner: accountOf(person.owner) }));
  const players = people
    .filter(({ kind }) => kind === "PLAYER")
    .map(({ seat, owner }) => {
      const played = state.players.find((player) => player.seat === seat)!;
      return { seat, owner, net: played.stack - played.startingStack, ...playedHand(state, seat) };
    });
  await db.query(
    `with stored as (
       insert into poker_hands (id, table_id, number, played_at, record, pot) values ($1, $2, $3, $4, $5, $7)
       on conflict (id) do update set record = excluded.record returning id)
     insert into poker_hand_players (owner, played_at, hand_id, seat, net, is_voluntary, has_raised_preflop,
       has_seen_flop, has_shown_down, has_won_showdown)
     select p.owner, $4, stored.id, p.seat, p.net, p."isVoluntary", p."hasRaisedPreflop", p."hasSeenFlop",
       p."hasShownDown", p."hasWonShowdown"
     from stored, jsonb_to_recordset($6::jsonb) as p(owner text, seat int, net bigint, "isVoluntary" boolean,
       "hasRaisedPreflop" boolean, "hasSeenFlop" boolean, "hasShownDown" boolean, "hasWonShowdown" boolean)
     on conflict do nothing`,
    [
      hand.id,
      config.id,
      hand.number,
      playedAt,
      JSON.stringify({ ...hand, people }),
      JSON.stringify(players),
      pot,
    ],
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

export type CountedHands = {
  hands: number;
  voluntary: number;
  raisedPreflop: number;
  seenFlop: number;
  shownDown: number;
  wonShowdown: number;
};

/** The tables that are included in a player's statistics: cash tables, and tables of real-money tournaments. */
const isCounted = `(t.config->>'currency' is not null or (t.config->'tournament'->>'isRealMoney')::boolean)`;

/** Hands since a given time, of one game or all. */
type Period = { since: Date; game: string | null };

/** Counts a player's hands and actions in a period, without practice hands. */
export async function countHands(
  db: Queryable,
  owner: string,
  { since, game }: Period,
): Promise<CountedHands> {
  const [row] = await db.query<CountedHands>(
    `select count(*)::int as hands, (count(*) filter (where p.is_voluntary))::int as voluntary,
       (count(*) filter (where p.has_raised_preflop))::int as "raisedPreflop",
       (count(*) filter (where p.has_seen_flop))::int as "seenFlop",
       (count(*) filter (where p.has_shown_down))::int as "shownDown",
       (count(*) filter (where p.has_won_showdown))::int as "wonShowdown"
     from poker_hand_players p join poker_hands h on h.id = p.hand_id join poker_tables t on t.id = h.table_id
     where p.owner = $1 and p.played_at >= $2 and p.is_voluntary is not null and ${isCounted}
       and ($3::text is null or t.config->>'game' = $3)`,
    [owner, since, game],
  );
  return row!;
}

/** Adds up a player's results at cash tables in a period, in minor units by currency. */
export async function sumResults(
  db: Queryable,
  owner: string,
  { since, game }: Period,
): Promise<{ currency: string; net: number }[]> {
  return await db.query(
    `select t.config->>'currency' as currency, sum(p.net)::float8 as net
     from poker_hand_players p join poker_hands h on h.id = p.hand_id join poker_tables t on t.id = h.table_id
     where p.owner = $1 and p.played_at >= $2 and t.config->>'currency' is not null
       and ($3::text is null or t.config->>'game' = $3) group by 1 order by 1`,
    [owner, since, game],
  );
}

/** Lists real-money hands after a given one, oldest first, up to a given time. */
export async function listMoneyHands(
  db: Queryable,
  { after, until, limit }: { after: HandCursor; until: Date; limit: number },
): Promise<StoredHand[]> {
  return await db.query<StoredHand>(
    `select h.record as hand, t.config, h.played_at as "playedAt"
     from poker_hands h join poker_tables t on t.id = h.table_id
     where (h.played_at, h.id) > ($1, $2) and h.played_at < $3 and ${isCounted}
     order by h.played_at, h.id limit $4`,
    [after.playedAt, after.id, until, limit],
  );
}
