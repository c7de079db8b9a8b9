import { isDeepStrictEqual } from "node:util";
import { type SecondPersonRule, secondPersonRule } from "@parlour/contracts/entities/second-person";
import { z } from "zod";
import { keepChange } from "../../../../kit/configuration-history.ts";
import type { ChangeKind, FourEyes, PolicyAction } from "../../../../kit/four-eyes.ts";
import { type Refusal, refuse } from "../../../../kit/refusal.ts";
import { lockPolicy, writeRule } from "../policy/rule-store.ts";

/** The topic of the two-person policy in the configuration history. */
export const policyTopic = "second-person-policy";

type PolicyChange = {
  action: string;
  rule: SecondPersonRule;
  /** The rule as the author of the proposal saw it. */
  before: SecondPersonRule;
};

const impossible = (cause: string): Refusal => refuse("PROPOSAL_REFUSED", { cause });

/**
 * Changes when an action needs a second operator. This always needs two operators, because one alone must never be able
 * to loosen the policy.
 */
export function policyChange(fourEyes: FourEyes): ChangeKind<PolicyChange> {
  const findAction = (name: string): PolicyAction | undefined =>
    fourEyes.actions().find(({ action }) => action === name);
  return {
    kind: "SECOND_PERSON_POLICY",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [
      {
        action: "SECOND_PERSON_POLICY",
        group: "Operators",
        label: "Changes of this policy",
        usual: { when: "ALWAYS" },
        isFixed: true,
      },
    ],
    data: z.strictObject({ action: z.string().max(60), rule: secondPersonRule, before: secondPersonRule }),
    async describe({ action: name, rule, before }, db) {
      const action = findAction(name);
      if (action === undefined) return impossible("there is no such action");
      if (action.isFixed) return impossible("this action always needs two operators");
      if (rule.when === "ABOVE" && action.amountLabel === undefined)
        return impossible("this action has no amount");
      if (!isDeepStrictEqual(await fourEyes.ruleOf(db, name), before)) return refuse("CONFLICT");
      if (isDeepStrictEqual(rule, before)) return impossible("nothing would change");
      return {
        subject: `second-person-policy:${name}`,
        summary: `Second operator for “${action.label}”: ${nameRule(before)} → ${nameRule(rule)}`,
      };
    },
    async execute(tx, { action, rule, before }, _proposalId, { operator, reason, now }) {
      await lockPolicy(tx);
      if (!isDeepStrictEqual(await fourEyes.ruleOf(tx, action), before)) return refuse("CONFLICT");
      await writeRule(tx, action, rule, now);
      const entry = { topic: policyTopic, subject: action, at: now, operator, reason };
      await keepChange(tx, { ...entry, before, after: rule });
      return { before, after: rule };
    },
  };
}

/** Formats a rule for the text of a proposal: `above $500`. */
export function nameRule(rule: SecondPersonRule): string {
  if (rule.when !== "ABOVE") return rule.when.toLowerCase();
  const amount = new Intl.NumberFormat("en", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: 0,
  });
  return `above ${amount.format(rule.amount)}`;
}
