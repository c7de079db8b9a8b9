import type { ApprovalRule } from "@parlour/contracts/entities/withdrawal-policy";
import { readAmount } from "@parlour/rules/typed-amount";

/** A rule as the operator types it: amounts are strings, and an empty string means no condition. */
export type RuleDraft = Omit<ApprovalRule, "maximum" | "minimumTurnover"> & {
  maximum: string;
  minimumTurnover: string;
};

export const newRule: RuleDraft = {
  name: "",
  enabled: true,
  maximum: "500",
  verified: true,
  minimumTurnover: "1",
  knownMethod: true,
  noBonus: true,
  noOpenCase: true,
  toleratedSignals: [],
};

const textOf = (value: number | null) => (value === null ? "" : String(value));
const numberOf = (text: string) => (text.trim() === "" ? null : readAmount(text));

export function draftOf({ maximum, minimumTurnover, ...rule }: ApprovalRule): RuleDraft {
  return { ...rule, maximum: textOf(maximum), minimumTurnover: textOf(minimumTurnover) };
}

export function ruleOf({ maximum, minimumTurnover, name, ...draft }: RuleDraft): ApprovalRule {
  return {
    ...draft,
    name: name.trim(),
    maximum: numberOf(maximum),
    minimumTurnover: numberOf(minimumTurnover),
  };
}

/** Returns an error message, or undefined if the factor is empty or a positive number up to `most`. */
export function factorFault(text: string, most: number): string | undefined {
  if (text.trim() === "") return undefined;
  const amount = readAmount(text);
  const isGood = amount > 0 && amount <= most;
  return isGood ? undefined : `Enter a number above 0, up to ${most.toLocaleString("en")}.`;
}

export function nameFault(name: string, others: readonly string[]): string | undefined {
  if (name.trim() === "") return "Enter a name.";
  const isTaken = others.some((other) => other.toLowerCase() === name.trim().toLowerCase());
  return isTaken ? "Another rule has this name." : undefined;
}
