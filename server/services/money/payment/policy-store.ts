import {
  TOLERABLE_SIGNALS,
  type WithdrawalPolicy,
  withdrawalPolicy,
} from "@parlour/contracts/entities/withdrawal-policy";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";

export type StoredPolicy = { policy: WithdrawalPolicy; version: number };

const secondApproverAbove = 5_000;

/**
 * The sandbox approves a withdrawal if no operator decides within a minute, so that one person can try every
 * flow. Large withdrawals, and those after a chargeback or a lock, still need operators.
 */
const sandboxPolicy: WithdrawalPolicy = {
  rules: [
    {
      name: "Sandbox: approve everything",
      enabled: true,
      maximum: null,
      verified: false,
      minimumTurnover: null,
      knownMethod: false,
      noBonus: false,
      noOpenCase: false,
      toleratedSignals: [...TOLERABLE_SIGNALS],
    },
  ],
  delaySeconds: 60,
  secondApproverAbove,
};

/** In production operators decide everything until they have agreed on rules. */
const productionPolicy: WithdrawalPolicy = { rules: [], delaySeconds: 60, secondApproverAbove };

type Settings = { config: Pick<Kit["config"], "mode"> };

/** Reads the policy; version 0 is the default. */
export async function readPolicy(db: Queryable, { config }: Settings): Promise<StoredPolicy> {
  const [row] = await db.query<{ policy: unknown; version: number }>(
    "select policy, version from withdrawal_policy",
  );
  if (row !== undefined) return { policy: withdrawalPolicy.parse(row.policy), version: row.version };
  return { policy: config.mode === "sandbox" ? sandboxPolicy : productionPolicy, version: 0 };
}

/** Replaces the policy, if it still has the version that the change was made for. */
export async function replacePolicy(
  tx: Transaction,
  { policy, version }: StoredPolicy,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into withdrawal_policy (policy, version, changed_at) select $1, 1, $3 where $2 = 0
     on conflict (is_only) do nothing returning version`,
    [JSON.stringify(policy), version, now],
  );
  if (rows.length > 0) return true;
  const changed = await tx.query(
    `update withdrawal_policy set policy = $1, version = version + 1, changed_at = $3
      where version = $2 returning version`,
    [JSON.stringify(policy), version, now],
  );
  return changed.length > 0;
}
