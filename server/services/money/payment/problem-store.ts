import type { PaymentProblem } from "@parlour/contracts/entities/payment-problem";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import { listDebts } from "./debt-store.ts";
import { formatRecord } from "./format-record.ts";
import { toDebt } from "./views.ts";

type ProblemRow = Omit<PaymentProblem, "since" | "debt"> & {
  since: Date;
  micros: string;
  currency: string | null;
};

/** A payout that takes longer than this is reported as a problem. */
const stuckAfterMs = 15 * 60_000;
/** Failures older than this are not listed as problems; the player's payment list still shows them. */
const failedWithinMs = 14 * 86_400_000;

/**
 * The current problems, read from the payment and ledger tables. Problems that were resolved or that an
 * operator settled are not in the list.
 */
const problems = `
  with newest as (
    select distinct on (provider) provider, differences, at from reconciliation_runs order by provider, id desc
  ),
  found as (
    select 'DIFFERENCE' as kind, newest.provider, entry ->> 'reference' as reference,
           entry ->> 'problem' as detail, entry ->> 'ours' as ours, entry ->> 'theirs' as theirs, newest.at as since,
           null::text as player_id
      from newest, jsonb_array_elements(newest.differences) as entry
    union all
    select 'WAITING_EVENT', provider, reference, status || coalesce(': ' || reason, ''), null,
           kind || ' ' || status || coalesce(' ' || amount_minor, ''), received_at, null
      from provider_events where not applied
    union all
    select 'STUCK_PAYOUT', provider, id, 'APPROVED', amount_minor || ' ' || currency, null, decided.at, null
      from withdrawals
      join lateral (select at from payment_steps where payment_id = withdrawals.id and event = 'approve'
                     order by payment_steps.id desc limit 1) decided on true
     where status = 'APPROVED' and decided.at < $1
    union all
    select 'FAILED_PAYOUT', provider, withdrawals.id, coalesce(step.reason, 'DECLINED'),
           amount_minor || ' ' || currency, null, step.at, null
      from payment_steps step join withdrawals on withdrawals.id = step.payment_id
     where step.event = 'fail' and step.at > $2
    union all
    select 'CHARGEBACK', provider, deposits.id, coalesce(step.reason, 'REVERSED'),
           deposits.amount_minor || ' ' || deposits.currency, null, step.at, null
      from payment_steps step join deposits on deposits.id = step.payment_id
     where step.event = 'reverse'
    union all
    select kind, '', reference, detail, amount_minor || ' ' || currency, null, since, player_id
      from closed_account_money
  ),
  named as (
    -- Money of a closed account can be held more than once; a settled problem must not hide the next one.
    select kind || ':' || provider || ':' || reference || ':' || detail ||
           case when player_id is null then '' else ':' || extract(epoch from since)::text end as id, found.* from found
  )
  select named.id, named.kind, named.provider, named.reference, named.detail, named.ours, named.theirs, named.since,
         (extract(epoch from named.since) * 1000000)::bigint as place,
         coalesce(named.player_id, deposits.player_id, withdrawals.player_id) as "playerId",
         coalesce(deposits.currency, withdrawals.currency) as currency
    from named
    left join deposits on deposits.id = named.reference
    left join withdrawals on withdrawals.id = named.reference
   where not exists (select 1 from settled_payment_problems settled where settled.id = named.id)`;

const columns = `id, kind, provider, reference, detail, ours, theirs, since, "playerId", currency,
  place::text as micros`;

const timesOf = (now: Date) => [
  new Date(now.getTime() - stuckAfterMs),
  new Date(now.getTime() - failedWithinMs),
];

/**
 * A position in the list. Its time has microseconds, because the ledger's timestamps are more precise than a `Date`.
 */
export type ProblemPlace = { micros: string; id: string };

/** Lists problems, oldest first, starting after the given position. */
export async function listProblems(
  db: Queryable,
  now: Date,
  { after, limit }: { after: ProblemPlace | undefined; limit: number },
): Promise<(PaymentProblem & ProblemPlace)[]> {
  const rows = await db.query<ProblemRow>(
    `select ${columns} from (${problems}) problem
      where $3::bigint is null or (place, id) > ($3, $4)
      order by place, id limit $5`,
    [...timesOf(now), after?.micros ?? null, after?.id ?? null, limit],
  );
  return await toProblems(db, rows);
}

export async function findProblem(db: Queryable, now: Date, id: string): Promise<PaymentProblem | undefined> {
  const rows = await db.query<ProblemRow>(
    `select ${columns} from (${problems}) problem where id = $3 limit 1`,
    [...timesOf(now), id],
  );
  const [found] = await toProblems(db, rows);
  if (found === undefined) return undefined;
  const { micros: _, ...problem } = found;
  return problem;
}

export type ProblemCount = { kind: PaymentProblem["kind"]; count: number; since: Date };

/** Counts the problems of each kind and finds the oldest of them. */
export async function countProblems(db: Queryable, now: Date): Promise<ProblemCount[]> {
  return await db.query<ProblemCount>(
    `select kind, count(*)::int as count, min(since) as since from (${problems}) problem group by kind`,
    timesOf(now),
  );
}

async function toProblems(
  db: Queryable,
  rows: readonly ProblemRow[],
): Promise<(PaymentProblem & ProblemPlace)[]> {
  const reversed = rows.filter(({ kind }) => kind === "CHARGEBACK").map(({ reference }) => reference);
  const debts = new Map((await listDebts(db, reversed)).map((debt) => [debt.deposit_id, toDebt(debt)]));
  return rows.map(({ currency, ...row }) => ({
    ...row,
    ours: formatRecord(row.ours, currency),
    theirs: formatRecord(row.theirs, currency),
    debt: row.kind === "CHARGEBACK" ? (debts.get(row.reference) ?? null) : null,
    since: row.since.toISOString(),
  }));
}

/** Marks a problem as settled. Returns false when it is already settled. */
export async function insertSettled(
  tx: Transaction,
  settled: { id: string; operatorId: string; reason: string; at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into settled_payment_problems (id, operator_id, reason, at) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [settled.id, settled.operatorId, settled.reason, settled.at],
  );
  return rows.length > 0;
}

export async function isSettled(db: Queryable, id: string): Promise<boolean> {
  return (await db.query("select 1 from settled_payment_problems where id = $1", [id])).length > 0;
}

export type NewestRun = {
  provider: string;
  at: Date;
  from: Date;
  to: Date;
  compared: number;
  differences: number;
};

export async function listNewestRuns(db: Queryable): Promise<NewestRun[]> {
  return await db.query<NewestRun>(
    `select distinct on (provider) provider, at, from_time as "from", to_time as "to", compared,
            jsonb_array_length(differences) as differences
       from reconciliation_runs order by provider, id desc`,
  );
}

export async function countPendingWithdrawals(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from withdrawals where status = 'PENDING'",
  );
  return row!.count;
}

/** Counts the withdrawals that have waited for a decision since before a given time, and finds the oldest. */
export async function findWaitingWithdrawals(
  db: Queryable,
  before: Date,
): Promise<{ count: number; since: Date | null }> {
  const [row] = await db.query<{ count: number; since: Date | null }>(
    `select count(*)::int as count, min(created_at) as since from withdrawals
      where status = 'PENDING' and created_at < $1`,
    [before],
  );
  return row!;
}
