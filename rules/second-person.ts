/** A rule that says when an action needs a second operator's approval. Amounts are approximate US dollars. */
export type SecondPersonRule = { when: "ALWAYS" } | { when: "NEVER" } | { when: "ABOVE"; amount: number };

/** Returns the amount above which the rule requires a second operator. */
export function thresholdOf(rule: SecondPersonRule): number {
  if (rule.when === "ABOVE") return rule.amount;
  return rule.when === "ALWAYS" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** Returns whether a rule requires a second operator. An action of an unknown amount exceeds every threshold. */
export function asksForSecond(rule: SecondPersonRule, amount = Number.POSITIVE_INFINITY): boolean {
  return amount > thresholdOf(rule);
}
