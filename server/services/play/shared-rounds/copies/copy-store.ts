import type { CopyHold, TableDemand } from "@parlour/contracts/entities/table-demand";
import { tableSlugOf } from "@parlour/rules/table-copy";
import type { Queryable, Transaction } from "@parlour/server/kit/database";
import { noteStatus } from "../events/event-store.ts";
import type { LastBets } from "./closed-copy-stay.ts";
import { type CopyState, type CopyStep, copyTransitions } from "./copy-states.ts";
import { isCurrent } from "./presence-store.ts";

export type StoredCopy = {
  game: string;
  number: number;
  state: CopyState;
  hold: CopyHold;
  emptySince: Date | null;
};

/** Lists the copies of all games that have ever had one. */
export async function listCopies(db: Queryable): Promise<StoredCopy[]> {
  return await db.query<StoredCopy>(
    `select game_slug as game, number, state, hold, empty_since as "emptySince" from table_copies
     order by game_slug, number`,
  );
}

type Moved = { game: string; number: number; step: CopyStep; reason: "DEMAND" | "OPERATOR"; at: Date };

/**
 * Opens or closes a copy of a table and records the event, unless its state has changed in the meantime. A table with
 * an open bet closes only if an operator has decided so. It then finishes its round first: while a round is
 * unsettled, the table does not count as closed.
 */
export async function moveCopy(tx: Transaction, { game, number, step, reason, at }: Moved): Promise<boolean> {
  const from = Object.entries(copyTransitions).flatMap(([state, steps]) => (step in steps ? [state] : []));
  const to = { open: "OPEN", close: "CLOSING", settle: "CLOSED" }[step];
  const slug = tableSlugOf({ game, number });
  if (step === "open") await insertCopy(tx, { game, number, at });
  const rows = await tx.query(
    `update table_copies set state = $3, empty_since = null, changed_at = $4
     where game_slug = $1 and number = $2 and state = any($5) and ($6 <> 'close' or $7 = 'OPERATOR' or not exists (
       select from shared_round_bets where slug = $8 and closed_at is null and state <> 'REFUSED'))
       and ($6 <> 'settle' or not exists (select from shared_rounds where slug = $8 and state <> 'SETTLED'))
     returning number`,
    [game, number, to, at, from, step, reason, slug],
  );
  if (rows.length === 0) return false;
  if (step === "settle") await tx.query("delete from shared_round_seats where slug = $1", [slug]);
  else await noteStatus(tx, { slug, part: "TABLE", isOn: step === "open", at, details: { reason } });
  return true;
}

async function insertCopy(
  tx: Transaction,
  { game, number, at }: { game: string; number: number; at: Date },
): Promise<void> {
  await tx.query(
    "insert into table_copies (game_slug, number, changed_at) values ($1, $2, $3) on conflict do nothing",
    [game, number, at],
  );
}

/** Records which open copies have players now, and when the others became empty. */
export async function noteEmptiness(
  db: Queryable,
  tables: readonly { game: string; number: number; isEmpty: boolean }[],
  at: Date,
): Promise<void> {
  if (tables.length === 0) return;
  await db.query(
    `update table_copies copy set empty_since = case when is_empty then $4::timestamptz end
     from unnest($1::text[], $2::integer[], $3::boolean[]) as noted (game, number, is_empty)
     where copy.game_slug = noted.game and copy.number = noted.number`,
    [
      tables.map(({ game }) => game),
      tables.map(({ number }) => number),
      tables.map(({ isEmpty }) => isEmpty),
      at,
    ],
  );
}

/**
 * Stores an operator's decision about a copy and returns the previous decision. The server that holds the lease acts
 * on it.
 */
export async function holdCopy(
  tx: Transaction,
  { game, number, hold, at }: { game: string; number: number; hold: CopyHold; at: Date },
): Promise<CopyHold> {
  await insertCopy(tx, { game, number, at });
  const [row] = await tx.query<{ hold: CopyHold }>(
    "select hold from table_copies where game_slug = $1 and number = $2 for update",
    [game, number],
  );
  await tx.query("update table_copies set hold = $3 where game_slug = $1 and number = $2", [
    game,
    number,
    hold,
  ]);
  return row!.hold;
}

const demandColumns = `players_per_table as "playersPerTable", close_after_minutes as "closeAfterMinutes",
  most_tables as "mostTables"`;

/** Lists the demand settings that operators have changed, by game. */
export async function listDemands(db: Queryable): Promise<Map<string, TableDemand>> {
  const rows = await db.query<TableDemand & { game: string }>(
    `select game_slug as game, ${demandColumns} from table_demands`,
  );
  return new Map(rows.map(({ game, ...demand }) => [game, demand]));
}

/** Reads the demand settings of a game and keeps others from changing them until the transaction ends. */
export async function lockDemand(tx: Transaction, game: string): Promise<TableDemand | undefined> {
  await tx.query("select pg_advisory_xact_lock(hashtext('parlour table demand'), hashtext($1))", [game]);
  const [row] = await tx.query<TableDemand>(
    `select ${demandColumns} from table_demands where game_slug = $1`,
    [game],
  );
  return row;
}

export async function writeDemand(tx: Transaction, game: string, demand: TableDemand): Promise<void> {
  await tx.query(
    `insert into table_demands (game_slug, players_per_table, close_after_minutes, most_tables)
     values ($1, $2, $3, $4) on conflict (game_slug) do update
     set players_per_table = $2, close_after_minutes = $3, most_tables = $4`,
    [game, demand.playersPerTable, demand.closeAfterMinutes, demand.mostTables],
  );
}

/** Returns, for each of the given tables that has an open bet or an unsettled round, which of the two it has. */
export async function listUnsettled(
  db: Queryable,
  slugs: readonly string[],
): Promise<Map<string, { hasBets: boolean }>> {
  if (slugs.length === 0) return new Map();
  const rows = await db.query<{ slug: string; hasBets: boolean; hasRound: boolean }>(
    `select slug,
       exists (select from shared_round_bets bet
         where bet.slug = one.slug and bet.closed_at is null and bet.state <> 'REFUSED') as "hasBets",
       exists (select from shared_rounds round
         where round.slug = one.slug and round.state <> 'SETTLED') as "hasRound"
     from unnest($1::text[]) as one (slug)`,
    [slugs],
  );
  const unsettled = rows.filter(({ hasBets, hasRound }) => hasBets || hasRound);
  return new Map(unsettled.map(({ slug, hasBets }) => [slug, { hasBets }]));
}

/** A table with the player's bets in its newest round, and whether the player has a bet or a seat there now. */
type TableOfPlayer = { slug: string; isPlayed: boolean; last: LastBets };

/** Lists those of the given tables at which a player has a bet that is not settled, a bet in the newest round or a seat. */
export async function listTablesOf(
  db: Queryable,
  owner: string,
  slugs: readonly string[],
): Promise<TableOfPlayer[]> {
  const rows = await db.query<{ slug: string; isPlayed: boolean } & LastBets>(
    `select one.slug, newest.ends_at as "endsAt", newest.next_at as "nextAt",
       array(select bet.state from shared_round_bets bet
         where bet.owner = $1 and bet.slug = one.slug and bet.number = newest.number and bet.state <> 'REFUSED') as states,
       exists (select from shared_round_bets bet
         where bet.owner = $1 and bet.slug = one.slug and bet.closed_at is null and bet.state <> 'REFUSED')
       or exists (select from shared_round_seats seat
         where seat.owner = $1 and seat.slug = one.slug) as "isPlayed"
     from unnest($2::text[]) as one (slug) left join lateral (
       select number, ends_at, next_at from shared_rounds where slug = one.slug order by number desc limit 1
     ) as newest on true
     order by one.slug`,
    [owner, slugs],
  );
  return rows
    .filter(({ isPlayed, states }) => isPlayed || states.length > 0)
    .map(({ slug, isPlayed, ...last }) => ({ slug, isPlayed, last }));
}

/**
 * Counts the taken seats of each table whose holders are connected to it. Seats become free only as rounds are
 * played, so a table that everyone has left may still have taken seats.
 */
export async function countSeats(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.query<{ slug: string; seats: number }>(
    `select slug, count(*)::int as seats from shared_round_seats seat
     where exists (select from table_presence present
       where present.slug = seat.slug and seat.owner = any(present.owners) and ${isCurrent})
     group by slug`,
  );
  return new Map(rows.map(({ slug, seats }) => [slug, seats]));
}
