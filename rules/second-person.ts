/** When an action needs a second operator. Amounts are approximate US dollars. */
export type SecondPersonRule = { when: "ALWAYS" } | { when: "NEVER" } | { when: "ABOVE"; amount: number };

/** Returns the amount above which the rule asks for a second operator. */
export function thresholdOf(rule: SecondPersonRule): number {
  if (rule.when === "ABOVE") return rule.amount;
  return rule.when === "ALWAYS" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** Returns whether a rule asks for a second operator. An action of an unknown amount exceeds every threshold. */
export function asksForSecond(rule: SecondPersonRule, amount = Number.POSITIVE_INFINITY): boolean {
  return amount > thresholdOf(rule);
}
