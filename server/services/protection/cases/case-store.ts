import type { CaseKind, CaseOutcome, CaseSummary, OpenCase } from "@parlour/contracts/entities/case";
import type { HarmCase, HarmCaseState } from "@parlour/contracts/entities/harm-case";
import type { Queryable, Transaction } from "../../../kit/database.ts";

/** A reason for a case: what was found, by which rule, and how serious it is. */
export type CaseReason = { code: string; points: number; text: string; playerId?: string; hands?: string[] };

export type CaseRow = {
  id: string;
  playerId: string;
  kind: CaseKind;
  state: HarmCaseState;
  score: number;
  reasons: CaseReason[];
  rule: string | null;
  openedBy: string | null;
  openedAt: Date;
  dueOn: string | null;
  followUpOn: string | null;
  closedAt: Date | null;
  outcome: CaseOutcome | null;
  holdsWithdrawals: boolean;
};
type SummaryRow = CaseRow & { openTasks: number; isOverdue: boolean };

const columns = `cases.id, player_id as "playerId", kind, state, score, reasons, rule, opened_by as "openedBy",
  opened_at as "openedAt", cases.due_on::text as "dueOn", follow_up_on::text as "followUpOn", closed_at as "closedAt",
  outcome, holds_withdrawals as "holdsWithdrawals"`;

/** The columns of a case in a list. `$1` is today's date. */
const summaryColumns = `${columns},
  (select count(*)::int from case_tasks where case_id = cases.id and done_at is null) as "openTasks",
  ${isOverdueIn("$1")} as "isOverdue"`;

function isOverdueIn(today: string): string {
  return `(state <> 'CLOSED' and (coalesce(cases.due_on < ${today}::date, false) or exists (select from case_tasks
    where case_id = cases.id and done_at is null and case_tasks.due_on < ${today}::date)))`;
}

export function toSummary({ reasons, openedAt, closedAt, ...row }: SummaryRow): CaseSummary {
  const [first] = reasons.toSorted((a, b) => b.points - a.points);
  return {
    ...row,
    summary: first?.text ?? "",
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

export function toHarmCase(row: CaseRow): HarmCase {
  const { id, playerId, state, score, reasons, followUpOn } = row;
  return {
    id,
    playerId,
    state,
    score,
    reasons,
    openedAt: row.openedAt.toISOString(),
    followUpOn,
    closedAt: row.closedAt?.toISOString() ?? null,
    outcome: row.outcome as HarmCase["outcome"],
  };
}

export async function countOpenCases(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from cases where state = 'OPEN'",
  );
  return row!.count;
}

/** Lists harm cases: open ones oldest first, because they are worked on in that order, the others newest first. */
export async function listHarmCases(
  db: Queryable,
  { state, after, limit }: { state: HarmCaseState; after: string | undefined; limit: number },
): Promise<HarmCase[]> {
  const [direction, compare] = state === "OPEN" ? ["asc", ">"] : ["desc", "<"];
  const rows = await db.query<CaseRow>(
    `select ${columns} from cases
     where kind = 'HARM' and state = $1 and ($2::text is null
       or (opened_at, id) ${compare} (select opened_at, id from cases where id = $2))
     order by opened_at ${direction}, id ${direction} limit $3`,
    [state, after ?? null, limit],
  );
  return rows.map(toHarmCase);
}

export async function listHarmCasesOf(db: Queryable, playerId: string, limit: number): Promise<HarmCase[]> {
  const rows = await db.query<CaseRow>(
    `select ${columns} from cases where player_id = $1 and kind = 'HARM' order by opened_at desc limit $2`,
    [playerId, limit],
  );
  return rows.map(toHarmCase);
}

export type CaseFilter = {
  kind: CaseKind | undefined;
  states: readonly HarmCaseState[];
  /** Lists only the cases in `among`, and leaves out those in `without`. */
  among: readonly string[] | undefined;
  without: readonly string[] | undefined;
  overdue: boolean;
  after: string | undefined;
  limit: number;
  today: string;
};

/** Lists cases of all kinds, newest first. */
export async function listCases(db: Queryable, filter: CaseFilter): Promise<SummaryRow[]> {
  const { kind, states, among, without, overdue, after, limit, today } = filter;
  return await db.query<SummaryRow>(
    `select ${summaryColumns} from cases
     where ($2::text is null or kind = $2) and state = any($3)
       and ($4::text[] is null or id = any($4)) and ($5::text[] is null or id <> all($5))
       and (not $6::boolean or ${isOverdueIn("$1")})
       and ($7::text is null or (opened_at, id) < (select opened_at, id from cases where id = $7))
     order by opened_at desc, id desc limit $8`,
    [today, kind ?? null, states, among ?? null, without ?? null, overdue, after ?? null, limit],
  );
}

/** Lists a player's cases, newest first, starting after the given one. */
export async function listCasesOf(
  db: Queryable,
  playerId: string,
  { today, after, limit }: { today: string; after: string | undefined; limit: number },
): Promise<SummaryRow[]> {
  return await db.query<SummaryRow>(
    `select ${summaryColumns} from cases
     where player_id = $2
       and ($3::text is null or (opened_at, id) < (select opened_at, id from cases where id = $3))
     order by opened_at desc, id desc limit $4`,
    [today, playerId, after ?? null, limit],
  );
}

export async function findSummary(db: Queryable, id: string, today: string): Promise<SummaryRow | undefined> {
  const [row] = await db.query<SummaryRow>(`select ${summaryColumns} from cases where id = $2`, [today, id]);
  return row;
}

export async function lockCase(tx: Transaction, id: string): Promise<CaseRow | undefined> {
  const [row] = await tx.query<CaseRow>(`select ${columns} from cases where id = $1 for update`, [id]);
  return row;
}

export async function lockOpenCaseOf(
  tx: Transaction,
  playerId: string,
  kind: CaseKind,
): Promise<CaseRow | undefined> {
  const [row] = await tx.query<CaseRow>(
    `select ${columns} from cases where player_id = $1 and kind = $2 and state <> 'CLOSED' for update`,
    [playerId, kind],
  );
  return row;
}

type Finding = { score: number; reasons: readonly CaseReason[] };
type NewCase = Finding &
  Pick<CaseRow, "id" | "playerId" | "kind" | "rule" | "openedBy" | "dueOn"> & { now: Date };

/**
 * Inserts a case. If two servers open the same kind of case for a player at the same time, the second waits for the
 * first, changes nothing and returns false.
 */
export async function insertCase(tx: Transaction, one: NewCase): Promise<boolean> {
  const rows = await tx.query(
    `insert into cases (id, player_id, kind, state, score, reasons, rule, opened_by, opened_at, due_on)
     values ($1, $2, $3, 'OPEN', $4, $5, $6, $7, $8, $9)
     on conflict (player_id, kind) where state <> 'CLOSED' and kind <> 'COMPLAINT' do nothing returning id`,
    [
      one.id,
      one.playerId,
      one.kind,
      one.score,
      JSON.stringify(one.reasons),
      one.rule,
      one.openedBy,
      one.now,
      one.dueOn,
    ],
  );
  return rows.length > 0;
}

export async function updateFinding(tx: Transaction, id: string, { score, reasons }: Finding): Promise<void> {
  await tx.query("update cases set score = $2, reasons = $3 where id = $1", [
    id,
    score,
    JSON.stringify(reasons),
  ]);
}

/** Changes the state of a case. A case that is closed no longer holds withdrawals. */
export async function updateCase(
  tx: Transaction,
  id: string,
  change: { state: HarmCaseState; followUpOn?: string | null; outcome?: CaseOutcome; now: Date },
): Promise<CaseRow> {
  const [row] = await tx.query<CaseRow>(
    `update cases set state = $2, follow_up_on = $3, outcome = $4,
       closed_at = case when $2 = 'CLOSED' then $5::timestamptz end,
       holds_withdrawals = holds_withdrawals and $2 <> 'CLOSED'
     where id = $1 returning ${columns}`,
    [id, change.state, change.followUpOn ?? null, change.outcome ?? null, change.now],
  );
  return row!;
}

export async function updateHold(tx: Transaction, id: string, held: boolean): Promise<void> {
  await tx.query("update cases set holds_withdrawals = $2 where id = $1", [id, held]);
}

export async function holdsWithdrawals(db: Queryable, playerId: string): Promise<boolean> {
  const rows = await db.query(
    "select 1 from cases where player_id = $1 and holds_withdrawals and state <> 'CLOSED' limit 1",
    [playerId],
  );
  return rows.length > 0;
}

export async function listOpenCasesOf(db: Queryable, playerId: string): Promise<OpenCase[]> {
  return await db.query<OpenCase>(
    "select id, kind from cases where player_id = $1 and state <> 'CLOSED' order by opened_at, id limit 20",
    [playerId],
  );
}

/** Lists the player's open cases that require an operator to review withdrawals, which are all but complaints. */
export async function listOpenRiskCases(db: Queryable, playerId: string): Promise<OpenCase[]> {
  return await db.query<OpenCase>(
    `select id, kind from cases where player_id = $1 and state <> 'CLOSED' and kind <> 'COMPLAINT'
     order by opened_at, id limit 20`,
    [playerId],
  );
}

export async function listDueCases(db: Queryable, today: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from cases where state = 'FOLLOW_UP' and follow_up_on <= $1 order by follow_up_on limit $2`,
    [today, limit],
  );
  return rows.map(({ id }) => id);
}

export async function findPlayerOfCase(db: Queryable, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ player_id: string }>("select player_id from cases where id = $1", [id]);
  return row?.player_id;
}
