import type { ProviderError, ProviderHealth } from "@parlour/contracts/entities/provider";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { CountedCalls, ProviderRef } from "../../../kit/providers/provider-calls.ts";

const keptErrors = 50;

/**
 * Adds the calls that one server has counted to the stored totals. Providers are written in a fixed order, so that two
 * servers cannot deadlock.
 */
export async function addCalls(tx: Transaction, counted: readonly CountedCalls[]): Promise<void> {
  const ordered = counted.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  for (const calls of ordered) await addCallsOf(tx, calls);
}

async function addCallsOf(tx: Transaction, { kind, id, ...calls }: CountedCalls): Promise<void> {
  const minutes = [...calls.minutes].sort(([one], [other]) => one - other);
  await tx.query(
    `insert into provider_minutes as known (kind, provider, minute, calls, errors, total_ms, slowest_ms, unsigned)
     select $1, $2, * from unnest($3::timestamptz[], $4::int[], $5::int[], $6::bigint[], $7::int[], $8::int[])
     on conflict (kind, provider, minute) do update set calls = known.calls + excluded.calls,
       errors = known.errors + excluded.errors, total_ms = known.total_ms + excluded.total_ms,
       slowest_ms = greatest(known.slowest_ms, excluded.slowest_ms),
       unsigned = known.unsigned + excluded.unsigned`,
    [
      kind,
      id,
      minutes.map(([minute]) => new Date(minute)),
      minutes.map(([, sums]) => sums.calls),
      minutes.map(([, sums]) => sums.errors),
      minutes.map(([, sums]) => sums.totalMs),
      minutes.map(([, sums]) => sums.slowestMs),
      minutes.map(([, sums]) => sums.unsigned),
    ],
  );
  await tx.query(
    `insert into provider_results as known (kind, provider, last_success_at, last_error_at, last_error)
     values ($1, $2, $3, $4, $5)
     on conflict (kind, provider) do update set
       last_success_at = greatest(known.last_success_at, excluded.last_success_at),
       last_error_at = greatest(known.last_error_at, excluded.last_error_at),
       last_error = case when excluded.last_error_at >= coalesce(known.last_error_at, '-infinity')
         then excluded.last_error else known.last_error end`,
    [kind, id, calls.lastSuccessAt, calls.lastErrorAt, calls.lastError],
  );
  if (calls.errors.length === 0) return;
  await tx.query(
    `insert into provider_errors (kind, provider, at, source, message)
     select $1, $2, * from unnest($3::timestamptz[], $4::text[], $5::text[])`,
    [
      kind,
      id,
      calls.errors.map(({ at }) => at),
      calls.errors.map(({ source }) => source),
      calls.errors.map(({ message }) => message),
    ],
  );
  await tx.query(
    `delete from provider_errors where kind = $1 and provider = $2 and id <= (
       select id from provider_errors where kind = $1 and provider = $2 order by id desc offset ${keptErrors} limit 1)`,
    [kind, id],
  );
}

type HealthRow = {
  kind: string;
  provider: string;
  calls: number | null;
  errors: number | null;
  totalMs: string | null;
  slowestMs: number | null;
  unsigned: number | null;
  lastSuccessAt: Date | null;
  lastErrorAt: Date | null;
  lastError: string | null;
};

/** Reads the health of all providers, keyed by the names that `nameOf` returns. */
export async function readHealth(db: Queryable, since: Date): Promise<Map<string, ProviderHealth>> {
  const rows = await db.query<HealthRow>(
    `select r.kind, r.provider, m.calls, m.errors, m.total_ms::text as "totalMs", m.slowest_ms as "slowestMs", m.unsigned,
       r.last_success_at as "lastSuccessAt", r.last_error_at as "lastErrorAt", r.last_error as "lastError"
     from provider_results r left join (
       select kind, provider, sum(calls)::int as calls, sum(errors)::int as errors, sum(total_ms) as total_ms,
         max(slowest_ms) as slowest_ms, sum(unsigned)::int as unsigned
       from provider_minutes where minute > $1 group by kind, provider) m using (kind, provider)`,
    [since],
  );
  return new Map(rows.map((row) => [`${row.kind}:${row.provider}`, toHealth(row)]));
}

function toHealth({ calls, errors, totalMs, slowestMs, unsigned, ...last }: HealthRow): ProviderHealth {
  return {
    calls: calls ?? 0,
    errors: errors ?? 0,
    meanMs: calls ? Math.round(Number(totalMs) / calls) : null,
    slowestMs: calls ? slowestMs : null,
    unsigned: unsigned ?? 0,
    lastSuccessAt: last.lastSuccessAt?.toISOString() ?? null,
    lastErrorAt: last.lastErrorAt?.toISOString() ?? null,
    lastError: last.lastError,
  };
}

export async function listErrors(db: Queryable, { kind, id }: ProviderRef): Promise<ProviderError[]> {
  const rows = await db.query<{ at: Date; source: ProviderError["source"]; message: string }>(
    `select at, source, message from provider_errors where kind = $1 and provider = $2
     order by id desc limit ${keptErrors}`,
    [kind, id],
  );
  return rows.map(({ at, ...error }) => ({ at: at.toISOString(), ...error }));
}

export const nameOf = ({ kind, id }: ProviderRef): string => `${kind}:${id}`;
