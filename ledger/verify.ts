import type { Pool } from "pg";
import type { Queryable } from "./accounts.ts";

export type LedgerReport = {
  counts: { accounts: number; postings: number; entries: number; archived: number; holds: number };
  /** The checks that failed; `rows` is the number of rows that should not exist. */
  differences: { check: string; rows: number; examples: object[] }[];
};

/** Each query returns only violations, so for a correct ledger it returns no rows. */
const checks: Record<string, string> = {
  "an account's balance is the sum of its entries": `
    select a.player_id, a.id, a.balance, coalesce(e.total, 0) as entries
    from ledger.account a
    full join (
      select player_id, account_id, sum(amount) as total from (
        select player_id, account_id, amount from ledger.entry
        union all
        select player_id, account_id, balance from ledger.carried_balance
      ) moved group by 1, 2
    ) e
      on e.player_id = a.player_id and e.account_id = a.id
    where a.balance is distinct from coalesce(e.total, 0)`,
  "an entry begins where the account's entry before it ended": `
    select * from (
      select player_id, account_id, number, line, balance_before,
        coalesce(lag(balance_after) over (partition by player_id, account_id order by number, line), c.balance, 0)
          as expected
      from ledger.entry left join ledger.carried_balance c using (player_id, account_id)
    ) chained
    where balance_before <> expected`,
  "an entry ends at what it began with and moved": `
    select player_id, number, line from ledger.entry where balance_after <> balance_before + amount`,
  "every transfer has two entries that sum to zero": `
    select number, line / 2 as transfer, count(*) as entries, sum(amount) as total
    from ledger.entry group by 1, 2 having count(*) <> 2 or sum(amount) <> 0`,
  "every transfer stays in one currency": `
    select e.number, e.line / 2 as transfer
    from ledger.entry e
    join ledger.account a on a.player_id = e.player_id and a.id = e.account_id
    group by 1, 2 having count(distinct a.currency) <> 1`,
  "every currency sums to zero over all accounts": `
    select currency, sum(balance) as total from ledger.account group by currency having sum(balance) <> 0`,
  "no player's account is or ever was below zero": `
    select player_id, id, balance from ledger.account where balance < 0 and player_id <> 'house'
    union all
    select player_id, account_id, balance_after from ledger.entry
    where balance_after < 0 and player_id <> 'house'`,
  "a posting has the entries that it asked for, or none when it was refused": `
    select coalesce(p.number, e.number) as number, p.player_id, p.id, p.outcome
    from ledger.posting p
    full join (select number, count(*) as entries from ledger.entry group by number) e on e.number = p.number
    where coalesce(p.number, e.number) >= (select ledger.archived_before()) and coalesce(e.entries, 0) is distinct from
      (case when p.outcome = 'POSTED' then 2 * jsonb_array_length(p.transfers::jsonb) else 0 end)`,
  "an archived month has the entries that its postings asked for": `
    select a.name, a.entries, p.entries as expected
    from ledger.archive a
    cross join lateral (
      select coalesce(sum(2 * jsonb_array_length(p.transfers::jsonb)), 0) as entries from ledger.posting p
      where p.number >= a.first_number and p.number < a.end_number and p.outcome = 'POSTED'
    ) p
    where a.entries <> p.entries`,
  // Postings name an account as a whole; its entries may be in slices (see house-slices.ts).
  "what archived months carry forward is what their postings moved": `
    select coalesce(c.player_id, p.player_id) as player_id, coalesce(c.account_id, p.account_id) as account_id,
      c.balance as carried, p.balance as expected
    from (
      select player_id, split_part(account_id, '#', 1) as account_id, sum(balance) as balance
      from ledger.carried_balance group by 1, 2
    ) c
    full join (
      select l.player_id, l.account_id, sum(l.amount) as balance
      from ledger.posting p cross join lateral ledger.lines_of(p.transfers) as l
      where p.number < (select ledger.archived_before()) and p.outcome = 'POSTED'
      group by 1, 2
    ) p on p.player_id = c.player_id and p.account_id = c.account_id
    where coalesce(c.balance, 0) <> coalesce(p.balance, 0)`,
  "no entry of an archived month is still in the ledger": `
    select player_id, number, line from ledger.entry where number < (select ledger.archived_before())`,
  "an open hold is covered by the account that keeps it": `
    select h.player_id, h.holding_account_id, sum(h.amount) as held, a.balance
    from ledger.hold h
    left join ledger.account a on a.player_id = h.player_id and a.id = h.holding_account_id
    where h.state = 'HELD'
    group by h.player_id, h.holding_account_id, a.balance having sum(h.amount) > coalesce(a.balance, 0)`,
  "a hold and its postings agree": `
    select h.player_id, h.id, h.state
    from ledger.hold h
    left join ledger.posting held on held.player_id = h.player_id and held.id = h.id
    left join ledger.posting settled on settled.player_id = h.player_id and settled.outcome = 'POSTED'
      and settled.id = h.id || case h.state when 'CAPTURED' then '/capture' when 'RELEASED' then '/release'
                                            when 'EXPIRED' then '/expire' end
    where held.outcome is distinct from 'POSTED' or (h.state <> 'HELD') <> (settled.id is not null)`,
};

const mostExamples = 5;

/**
 * Runs all checks, which recompute every balance from the entries and from what archived months carry forward. They read
 * a single snapshot, so they can run during live postings.
 */
export async function verifyLedger(pool: Pool): Promise<LedgerReport> {
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    // The lock is taken before the snapshot, so that no month is archived between the snapshot and the reading of its
    // partition.
    await client.query("lock table ledger.entry in access share mode");
    return await makeChecks(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

async function makeChecks(db: Queryable): Promise<LedgerReport> {
  const { rows } = await db.query<Record<keyof LedgerReport["counts"], string>>(`
    select (select count(*) from ledger.account) as accounts, (select count(*) from ledger.posting) as postings,
      (select count(*) from ledger.entry) as entries,
      (select coalesce(sum(entries), 0) from ledger.archive) as archived, (select count(*) from ledger.hold) as holds`);
  const counts = rows[0]!;
  const differences: LedgerReport["differences"] = [];
  for (const [check, query] of Object.entries(checks)) {
    const { rows: wrong } = await db.query<{ rows: string; examples: object[] | null }>(`
      with wrong as materialized (${query})
      select (select count(*) from wrong) as rows,
        (select json_agg(w) from (select * from wrong limit ${mostExamples}) w) as examples`);
    const found = Number(wrong[0]?.rows);
    if (found > 0) differences.push({ check, rows: found, examples: wrong[0]?.examples ?? [] });
  }
  return {
    counts: {
      accounts: Number(counts.accounts),
      postings: Number(counts.postings),
      entries: Number(counts.entries),
      archived: Number(counts.archived),
      holds: Number(counts.holds),
    },
    differences,
  };
}

export const checksMade = Object.keys(checks).length;
