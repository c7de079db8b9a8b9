import type { Queryable } from "@parlour/server/kit/database";
import { type EntryStatus, entryTransitions, type PurchaseKind } from "./tournament-state.ts";

export type EntryRow = {
  id: string;
  tournamentId: string;
  owner: string;
  name: string;
  kind: "PLAYER" | "BOT";
  status: EntryStatus;
  createdAt: Date;
  place: number | null;
  /** The prize in minor units; null until the place is known. */
  prize: number | null;
  reBuys: number;
  hasAddOn: boolean;
  /** The hand in which the player lost their last chips, while they may still re-buy; null otherwise. */
  bust: EntryBust | null;
  /** The bounty on the player's own head, and the bounties that the player has won, in minor units. */
  bounty: number;
  bountyWon: number;
  /** The state of a satellite's prize: it will be exchanged for an entry, has been exchanged, or stays cash. */
  ticket: "DUE" | "USED" | "CASH" | null;
};

export type EntryBust = {
  /**
   * The table and the number of the hand in which the player busted. Players who busted in the same hand are ranked
   * together.
   */
  hand: string;
  endedMs: number;
  startingStack: number;
  /** Until when the player may re-buy. */
  untilMs: number;
};

const columns = `id, tournament_id as "tournamentId", owner, name, kind, status, created_at as "createdAt", place,
  prize::float8 as prize, re_buys as "reBuys", has_add_on as "hasAddOn", bust, bounty::float8 as bounty,
  bounty_won::float8 as "bountyWon", ticket`;

export type NewEntry = Pick<
  EntryRow,
  "id" | "tournamentId" | "owner" | "name" | "kind" | "status" | "bounty"
>;

export async function insertEntry(tx: Queryable, entry: NewEntry, now: Date): Promise<void> {
  const { id, tournamentId, owner, name, kind, status, bounty } = entry;
  await tx.query(
    `insert into poker_tournament_entries (id, tournament_id, owner, name, kind, status, created_at, bounty)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, tournamentId, owner, name, kind, status, now, bounty],
  );
}

/** Lists entries, except those that have been voided. */
export async function listEntries(db: Queryable, tournamentIds: readonly string[]): Promise<EntryRow[]> {
  return await db.query<EntryRow>(
    `select ${columns} from poker_tournament_entries where tournament_id = any($1) and status <> 'VOIDED'
     order by created_at, id`,
    [tournamentIds],
  );
}

export async function findEntry(db: Queryable, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.query<EntryRow>(`select ${columns} from poker_tournament_entries where id = $1`, [
    id,
  ]);
  return row;
}

/**
 * Changes the status of an entry, unless another server has already changed it; returns whether the status was changed.
 */
export async function setEntryStatus(
  db: Queryable,
  { id, status }: Pick<EntryRow, "id" | "status">,
  next: EntryStatus,
): Promise<boolean> {
  if (!entryTransitions[status].includes(next)) throw new Error(`${id} cannot go from ${status} to ${next}`);
  const rows = await db.query(
    "update poker_tournament_entries set status = $3 where id = $1 and status = $2 returning id",
    [id, status, next],
  );
  return rows.length > 0;
}

/** Deletes an entry whose buy-in was refused and can no longer be taken. */
export async function deleteRefusedEntry(db: Queryable, id: string): Promise<void> {
  await db.query("delete from poker_tournament_entries where id = $1 and status = 'VOIDING'", [id]);
}

/** Moves every eliminated player down one place, because a new entry ranks above them. */
export async function lowerPlaces(tx: Queryable, tournamentId: string): Promise<void> {
  await tx.query(
    "update poker_tournament_entries set place = place + 1 where tournament_id = $1 and place is not null",
    [tournamentId],
  );
}

type Ended = { id: string; place: number | null; prize: number; hasTicket?: boolean };

/** Records an entry's place and prize. The place is null if the tournament was cancelled. */
export async function finishEntry(
  tx: Queryable,
  { id, place, prize, hasTicket = false }: Ended,
): Promise<void> {
  await tx.query(
    `update poker_tournament_entries set status = 'OUT', place = $2, prize = $3, bust = null,
       ticket = case when $4 then 'DUE' end
     where id = $1 and status = 'PLAYING'`,
    [id, place, prize, hasTicket],
  );
}

export async function setBust(tx: Queryable, id: string, bust: EntryBust): Promise<void> {
  await tx.query("update poker_tournament_entries set bust = $2 where id = $1", [id, JSON.stringify(bust)]);
}

export async function setBounties(
  tx: Queryable,
  { id, bounty, bountyWon }: Pick<EntryRow, "id" | "bounty" | "bountyWon">,
): Promise<void> {
  await tx.query("update poker_tournament_entries set bounty = $2, bounty_won = $3 where id = $1", [
    id,
    bounty,
    bountyWon,
  ]);
}

/** Records what an entry has bought, which brings a player who had no chips left back into the game. */
export async function addPurchase(tx: Queryable, id: string, kind: PurchaseKind): Promise<void> {
  await tx.query(
    `update poker_tournament_entries set bust = null,
       re_buys = re_buys + case when $2 = 'RE_BUY' then 1 else 0 end, has_add_on = has_add_on or $2 = 'ADD_ON'
     where id = $1`,
    [id, kind],
  );
}

export async function endTicket(db: Queryable, id: string, ticket: "USED" | "CASH"): Promise<void> {
  await db.query("update poker_tournament_entries set ticket = $2 where id = $1 and ticket = 'DUE'", [
    id,
    ticket,
  ]);
}
