import { type CasePolicy, casePolicy } from "@parlour/contracts/entities/case-policy";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import { defaultPolicy } from "./default-policy.ts";

export type StoredPolicy = { policy: CasePolicy; version: number };

/** Reads the policy for opening cases; version 0 is the built-in default. */
export async function readPolicy(db: Queryable): Promise<StoredPolicy> {
  const [row] = await db.query<{ policy: unknown; version: number }>(
    "select policy, version from case_policy",
  );
  if (row === undefined) return { policy: defaultPolicy, version: 0 };
  return { policy: casePolicy.parse(row.policy), version: row.version };
}

/** Replaces the policy, if it still has the version that the change was made for. */
export async function replacePolicy(
  tx: Transaction,
  { policy, version }: StoredPolicy,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into case_policy (policy, version, changed_at) select $1, 1, $3 where $2 = 0
     on conflict (is_only) do nothing returning version`,
    [JSON.stringify(policy), version, now],
  );
  if (rows.length > 0) return true;
  const changed = await tx.query(
    `update case_policy set policy = $1, version = version + 1, changed_at = $3 where version = $2 returning version`,
    [JSON.stringify(policy), version, now],
  );
  return changed.length > 0;
}
