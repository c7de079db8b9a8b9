import { type CasePolicy, type CaseRuleCode, casePolicy } from "@parlour/contracts/entities/case-policy";
import { z } from "zod";
import { keepChange } from "../../../kit/configuration-history.ts";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { refuse } from "../../../kit/refusal.ts";
import { readPolicy, replacePolicy, type StoredPolicy } from "./policy-store.ts";

export const policyTopic = "case-policy";

const impossible = (cause: string) => refuse("PROPOSAL_REFUSED", { cause });
const changedSince = "the rules have changed since this was proposed";

/** Changes the rules that open cases. A single operator must not be able to disable them, so two must agree. */
export const policyChange: ChangeKind<StoredPolicy> = {
  kind: "CASE_POLICY",
  proposers: ["COMPLIANCE"],
  approvers: ["COMPLIANCE"],
  actions: [
    {
      action: "CASE_POLICY",
      group: "Players",
      label: "Case rules",
      usual: { when: "ALWAYS" },
    },
  ],
  data: z.strictObject({ policy: casePolicy, version: z.number().int().min(0) }),
  async describe({ policy, version }, db) {
    const now = await readPolicy(db);
    if (now.version !== version) return refuse("CONFLICT");
    const changes = describeChange(now.policy, policy);
    if (changes.length === 0) return impossible("nothing would change");
    return { subject: "cases:policy", summary: `Cases: ${changes.join("; ")}` };
  },
  async execute(tx, change, _proposalId, { operator, reason, now }) {
    const { policy: before } = await readPolicy(tx);
    if (!(await replacePolicy(tx, change, now))) return impossible(changedSince);
    const { policy: after } = change;
    await keepChange(tx, {
      topic: policyTopic,
      subject: policyTopic,
      at: now,
      operator,
      reason,
      before,
      after,
    });
    return { before, after };
  },
};

/** Describes in a few words what a change does, for the operator who approves it. */
export function describeChange(before: CasePolicy, after: CasePolicy): string[] {
  const rules = (Object.keys(after.rules) as CaseRuleCode[]).flatMap((code) => {
    const [old, fresh] = [fieldsOf(before.rules[code]), fieldsOf(after.rules[code])];
    const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
    const changed = names.filter((name) => old[name] !== fresh[name]);
    const words = changed.map((name) => `${name} ${old[name] ?? "none"} → ${fresh[name] ?? "none"}`);
    return words.length === 0 ? [] : [`${code}: ${words.join(", ")}`];
  });
  const kinds = Object.keys(after.deadlineDays) as (keyof CasePolicy["deadlineDays"])[];
  const deadlines = kinds
    .filter((kind) => before.deadlineDays[kind] !== after.deadlineDays[kind])
    .map(
      (kind) => `deadline of ${kind} ${days(before.deadlineDays[kind])} → ${days(after.deadlineDays[kind])}`,
    );
  return [...rules, ...deadlines];
}

const days = (count: number | null) => (count === null ? "none" : `${count} days`);

/** Returns the fields of a rule as texts, with a field for each currency. */
function fieldsOf(rule: CasePolicy["rules"][CaseRuleCode]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rule).flatMap(([name, value]): [string, string][] =>
      typeof value === "object"
        ? Object.entries(value).map(([currency, amount]) => [`amount in ${currency}`, String(amount)])
        : [[name, String(value)]],
    ),
  );
}
