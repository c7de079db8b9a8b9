import { type SecondPersonRule, secondPersonRule } from "@parlour/contracts/entities/second-person";
import type { Queryable, Transaction } from "../../../../kit/database.ts";
import type { ReadRule } from "../../../../kit/four-eyes.ts";

/** Reads the rule that operators have chosen for an action. */
export const readRule: ReadRule = async (db, action) => {
  const [row] = await db.query<{ rule: unknown }>("select rule from second_person_rules where action = $1", [
    action,
  ]);
  return row && secondPersonRule.parse(row.rule);
};

export async function readRules(db: Queryable): Promise<Map<string, SecondPersonRule>> {
  const rows = await db.query<{ action: string; rule: unknown }>(
    "select action, rule from second_person_rules",
  );
  return new Map(rows.map(({ action, rule }) => [action, secondPersonRule.parse(rule)]));
}

export async function writeRule(
  tx: Transaction,
  action: string,
  rule: SecondPersonRule,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into second_person_rules (action, rule, changed_at) values ($1, $2, $3)
     on conflict (action) do update set rule = excluded.rule, changed_at = excluded.changed_at`,
    [action, JSON.stringify(rule), now],
  );
}

/** Locks the policy until the transaction ends, so that changes are serialised. */
export async function lockPolicy(tx: Transaction): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('parlour two-person policy'))");
}
