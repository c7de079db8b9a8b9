import type { SecondPersonRule } from "@parlour/rules/second-person";

const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD", minimumFractionDigits: 0 });

/** Formats a rule for operators, such as `Above $500`. */
export function ruleText(rule: SecondPersonRule): string {
  if (rule.when === "ABOVE") return `Above ${dollars.format(rule.amount)}`;
  return rule.when === "ALWAYS" ? "Always" : "Never";
}

export const isSameRule = (one: SecondPersonRule, other: SecondPersonRule): boolean =>
  ruleText(one) === ruleText(other);
