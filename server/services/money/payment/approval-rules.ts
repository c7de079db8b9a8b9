import type {
  ApprovalRule,
  RuleCondition,
  RuleEvaluation,
  WithdrawalPolicy,
} from "@parlour/contracts/entities/withdrawal-policy";
import { needsOperator } from "./review-signals.ts";

export type ApprovalFacts = RuleEvaluation["facts"];
type Verdict = Pick<RuleEvaluation, "approvedBy" | "obstacle" | "rules">;

export function needsSecondApprover(
  { secondApproverAbove }: Pick<WithdrawalPolicy, "secondApproverAbove">,
  amount: number,
): boolean {
  return secondApproverAbove !== null && amount > secondApproverAbove;
}

const holds: Readonly<Record<RuleCondition, (rule: ApprovalRule, facts: ApprovalFacts) => boolean>> = {
  maximum: ({ maximum }, { amount }) => maximum === null || amount <= maximum,
  verified: (rule, { verification }) => !rule.verified || verification === "VERIFIED",
  minimumTurnover: ({ minimumTurnover }, { turnoverRatio }) =>
    minimumTurnover === null || (turnoverRatio ?? 0) >= minimumTurnover,
  knownMethod: (rule, facts) => !rule.knownMethod || facts.knownMethod,
  noBonus: (rule, { bonus }) => !rule.noBonus || !bonus,
  noOpenCase: (rule, { openCase }) => !rule.noOpenCase || !openCase,
  toleratedSignals: ({ toleratedSignals }, { signals }) =>
    signals.every((signal) => (toleratedSignals as readonly string[]).includes(signal)),
};
const conditions = Object.keys(holds) as RuleCondition[];

/**
 * Applies the enabled rules in order. The first rule whose conditions are all met approves the withdrawal.
 */
export function applyRules(policy: WithdrawalPolicy, facts: ApprovalFacts): Verdict {
  if (needsOperator(facts.signals)) return { approvedBy: null, obstacle: "SIGNAL", rules: [] };
  if (needsSecondApprover(policy, facts.amount)) {
    return { approvedBy: null, obstacle: "SECOND_APPROVER", rules: [] };
  }
  const rules: Verdict["rules"] = [];
  for (const rule of policy.rules.filter(({ enabled }) => enabled)) {
    const failed = conditions.filter((condition) => !holds[condition](rule, facts));
    rules.push({ name: rule.name, failed });
    if (failed.length === 0) return { approvedBy: rule.name, obstacle: null, rules };
  }
  return { approvedBy: null, obstacle: null, rules };
}
