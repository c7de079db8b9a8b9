import type { Queryable } from "../accounts.ts";
import type { Partition } from "./partitions.ts";

/** Each query returns only violations. `part` is the partition; $1 and $2 are its first and end posting numbers. */
const checks: Record<string, string> = {
  "its entries are what its postings asked for": `
    select number from part e
    full join (
      select p.number, l.line, l.player_id, l.account_id, l.amount
      from ledger.posting p cross join lateral ledger.lines_of(p.transfers) as l
      where p.number >= $1 and p.number < $2 and p.outcome = 'POSTED'
    ) l using (number, line)
    where (e.player_id, split_part(e.account_id, '#', 1), e.amount)
      is distinct from (l.player_id, l.account_id, l.amount)`,
  "an entry begins where the account's entry before it ended": `
    select number from (
      select part.number, balance_before,
        coalesce(lag(balance_after) over (partition by player_id, account_id order by number, line), c.balance, 0)
          as expected
      from part left join ledger.carried_balance c using (player_id, account_id)
    ) chained
    where balance_before <> expected and $1::bigint < $2::bigint`,
  "an entry ends at what it began with and moved": `
    select number from part where balance_after <> balance_before + amount and $1::bigint < $2::bigint`,
};

/** Returns the checks that a month fails. A month that fails any is neither archived nor restored. */
export async function checkPartition(
  db: Queryable,
  { name, firstNumber, endNumber }: Pick<Partition, "name" | "firstNumber" | "endNumber">,
): Promise<string[]> {
  const failed: string[] = [];
  for (const [check, query] of Object.entries(checks)) {
    const { rows } = await db.query<{ number: string }>(
      `with part as (select * from ledger.${name}) select number from (${query}) wrong limit 1`,
      [`${firstNumber}`, `${endNumber}`],
    );
    if (rows.length > 0) failed.push(`${check} (posting ${rows[0]!.number})`);
  }
  return failed;
}
