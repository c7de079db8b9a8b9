import type { Queryable, Transaction } from "@parlour/server/kit/database";
import type { TournamentConfig } from "./tournament-config.ts";
import {
  newTournamentState,
  type TournamentState,
  type TournamentStatus,
  tournamentTransitions,
} from "./tournament-state.ts";

export type TournamentRow = {
  id: string;
  templateId: string;
  config: TournamentConfig;
  status: TournamentStatus;
  state: TournamentState;
  isSettled: boolean;
  /** The scheduled start; null for a sit & go. */
  startsAt: Date | null;
};

const columns = `id, template_id as "templateId", config, status, state, is_settled as "isSettled",
  starts_at as "startsAt"`;

type NewTournament = Pick<TournamentRow, "id" | "templateId" | "config" | "startsAt">;

/**
 * Inserts a tournament. Does nothing and returns false if the template already has an open sit & go, or a
 * tournament at the same time.
 */
export async function insertTournament(
  db: Queryable,
  { id, templateId, config, startsAt }: NewTournament,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    `insert into poker_tournaments (id, template_id, config, status, state, created_at, starts_at, due_at)
     values ($1, $2, $3, 'REGISTERING', $4, $5, $6, $6) on conflict do nothing returning id`,
    [id, templateId, JSON.stringify(config), JSON.stringify(newTournamentState), now, startsAt],
  );
  return rows.length > 0;
}

/** Deletes a scheduled practice tournament without entries. Returns false if it may not be deleted. */
export async function deleteUnused(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    `delete from poker_tournaments t where id = $1 and config->>'currency' is null and not exists (
       select from poker_tournament_entries e where e.tournament_id = t.id) returning id`,
    [id],
  );
  return rows.length > 0;
}

export async function findTournament(db: Queryable, id: string): Promise<TournamentRow | undefined> {
  const [row] = await db.query<TournamentRow>(`select ${columns} from poker_tournaments where id = $1`, [id]);
  return row;
}

/** Returns the next tournament of a template that is open for registration and starts at this time or later. */
export async function findNextStart(
  db: Queryable,
  templateId: string,
  from: Date,
): Promise<TournamentRow | undefined> {
  const [row] = await db.query<TournamentRow>(
    `select ${columns} from poker_tournaments
     where template_id = $1 and status = 'REGISTERING' and starts_at >= $2 order by starts_at limit 1`,
    [templateId, from],
  );
  return row;
}

/** Locks the tournament's row, which serialises all changes to it. Tables and wallets are locked after it. */
export async function lockTournament(tx: Transaction, id: string): Promise<TournamentRow | undefined> {
  const [row] = await tx.query<TournamentRow>(
    `select ${columns} from poker_tournaments where id = $1 for update`,
    [id],
  );
  return row;
}

/**
 * Lists open and running tournaments, and scheduled ones that ended recently. A practice sit & go that has
 * started is listed only for its player.
 */
export async function listTournaments(
  db: Queryable,
  { playerId, endedAfter }: { playerId: string | null; endedAfter: Date },
): Promise<TournamentRow[]> {
  return await db.query<TournamentRow>(
    `select ${columns} from poker_tournaments t
     where status = 'REGISTERING'
       or (status = 'RUNNING' and (starts_at is not null or config->>'currency' is not null or exists (
         select from poker_tournament_entries e
         where e.tournament_id = t.id and e.owner = $1 and e.status = 'PLAYING')))
       or (starts_at is not null and ended_at > $2)
     order by starts_at nulls first, status, created_at, id limit 500`,
    [playerId, endedAfter],
  );
}

/** Lists scheduled tournaments for operators, latest start first. */
export async function listScheduled(
  db: Queryable,
  { status, before, limit }: { status: TournamentStatus | null; before: string | null; limit: number },
): Promise<TournamentRow[]> {
  return await db.query<TournamentRow>(
    `select ${columns} from poker_tournaments
     where starts_at is not null and ($1::text is null or status = $1)
       and ($2::text is null or (starts_at, id) < (split_part($2, '/', 1)::timestamptz, split_part($2, '/', 2)))
     order by starts_at desc, id desc limit $3`,
    [status, before, limit],
  );
}

export async function moveOn(
  tx: Transaction,
  { id, status }: Pick<TournamentRow, "id" | "status">,
  next: TournamentStatus,
  { state, now }: { state: TournamentState; now: Date },
): Promise<void> {
  if (!tournamentTransitions[status].includes(next))
    throw new Error(`${id} cannot go from ${status} to ${next}`);
  await tx.query(
    `update poker_tournaments set status = $2, state = $3, due_at = $4,
       started_at = case when $2 = 'RUNNING' then $4 else started_at end,
       ended_at = case when $2 in ('FINISHED', 'CANCELLED') then $4 else ended_at end
     where id = $1`,
    [id, next, JSON.stringify(state), now],
  );
}

export async function setState(db: Queryable, id: string, state: TournamentState): Promise<void> {
  await db.query("update poker_tournaments set state = $2 where id = $1", [id, JSON.stringify(state)]);
}

export async function setSettled(db: Queryable, id: string): Promise<void> {
  await db.query("update poker_tournaments set is_settled = true where id = $1", [id]);
}

export async function setDue(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query("update poker_tournaments set due_at = $2 where id = $1 and not is_settled", [id, now]);
}

/**
 * Lets the driver skip a tournament in registration until its start time, unless a buy-in or refund is pending. An
 * entry that changes makes the tournament due again, so the caller must hold the lock on the tournament's row.
 */
export async function rest(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    `update poker_tournaments t set due_at = starts_at where id = $1 and status = 'REGISTERING' and not exists (
       select from poker_tournament_entries e where e.tournament_id = t.id and e.status in ('TAKING', 'VOIDING'))`,
    [id],
  );
}

/** Takes or renews the leases of the tournaments that are due. */
export async function leaseDueTournaments(
  db: Queryable,
  { holder, now, until }: { holder: string; now: Date; until: Date },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `update poker_tournaments set lease_holder = $1, lease_until = $3
     where not is_settled and due_at <= $2 and (lease_holder = $1 or lease_until is null or lease_until <= $2)
     returning id`,
    [holder, now, until],
  );
  return rows.map(({ id }) => id);
}

export async function dropLeases(db: Queryable, holder: string): Promise<void> {
  await db.query(
    "update poker_tournaments set lease_until = null where lease_holder = $1 and not is_settled",
    [holder],
  );
}
