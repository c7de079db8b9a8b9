import { type WithdrawalPolicy, withdrawalPolicy } from "@parlour/contracts/entities/withdrawal-policy";
import { z } from "zod";
import { keepChange } from "../../../kit/configuration-history.ts";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import type { Kit } from "../../../kit/kit.ts";
import { refuse } from "../../../kit/refusal.ts";
import { readPolicy, replacePolicy, type StoredPolicy } from "./policy-store.ts";

export const policyTopic = "withdrawal-policy";

const impossible = (cause: string) => refuse("PROPOSAL_REFUSED", { cause });
const changedSince = "the rules have changed since this was proposed";

/**
 * Changes the rules for withdrawals. The rules move money without an operator, so two operators must agree to
 * a change.
 */
export function policyChange(kit: Kit): ChangeKind<StoredPolicy> {
  return {
    kind: "WITHDRAWAL_POLICY",
    proposers: ["PAYMENTS"],
    approvers: ["PAYMENTS"],
    actions: [
      {
        action: "WITHDRAWAL_POLICY",
        group: "Money",
        label: "Withdrawal rules",
        usual: { when: "ALWAYS" },
        isFixed: true,
      },
    ],
    data: z.strictObject({ policy: withdrawalPolicy, version: z.number().int().min(0) }),
    async describe({ policy, version }, db) {
      const now = await readPolicy(db, kit);
      if (now.version !== version) return refuse("CONFLICT");
      const names = policy.rules.map(({ name }) => name.toLowerCase());
      if (new Set(names).size < names.length) return impossible("two rules have the same name");
      const changes = describeChange(now.policy, policy);
      if (changes.length === 0) return impossible("nothing would change");
      return { subject: "withdrawals:policy", summary: `Withdrawals: ${changes.join("; ")}` };
    },
    async execute(tx, change, _proposalId, { operator, reason, now }) {
      const { policy: before } = await readPolicy(tx, kit);
      if (!(await replacePolicy(tx, change, now))) return impossible(changedSince);
      const { policy: after } = change;
      const subject = policyTopic;
      await keepChange(tx, { topic: policyTopic, subject, at: now, operator, reason, before, after });
      return { before, after };
    },
  };
}

/** Describes in a few words what a change does, for the operator who approves it. */
function describeChange(before: WithdrawalPolicy, after: WithdrawalPolicy): string[] {
  const dollars = (amount: number | null) => (amount === null ? "never" : `above $${amount}`);
  const old = new Map(before.rules.map((rule) => [rule.name, JSON.stringify(rule)]));
  const kept = new Set(after.rules.map(({ name }) => name));
  const isReordered =
    before.rules
      .filter(({ name }) => kept.has(name))
      .map(({ name }) => name)
      .join("\n") !==
    after.rules
      .filter(({ name }) => old.has(name))
      .map(({ name }) => name)
      .join("\n");
  return [
    ...after.rules.flatMap((rule) => {
      const { name, enabled } = rule;
      const known = old.get(name);
      if (known === undefined) return [`add the rule “${name}”${enabled ? "" : " (off)"}`];
      if (known === JSON.stringify(rule)) return [];
      if (known === JSON.stringify({ ...rule, enabled: !enabled })) {
        return [`switch the rule “${name}” ${enabled ? "on" : "off"}`];
      }
      return [`change the rule “${name}”`];
    }),
    ...before.rules.filter(({ name }) => !kept.has(name)).map(({ name }) => `remove the rule “${name}”`),
    ...(isReordered ? ["change the order of the rules"] : []),
    ...(before.secondApproverAbove === after.secondApproverAbove
      ? []
      : [`second approver ${dollars(before.secondApproverAbove)} → ${dollars(after.secondApproverAbove)}`]),
    ...(before.delaySeconds === after.delaySeconds
      ? []
      : [`rules decide after ${before.delaySeconds} → ${after.delaySeconds} seconds`]),
  ];
}
