import type { CasePolicy, CaseRuleCode } from "@parlour/contracts/entities/case-policy";
import { readAmount } from "@parlour/rules/typed-amount";
import { amountFault } from "../../../parts/amount-fault.ts";
import { caseRuleNames } from "../../../parts/case-words.ts";

export type CaseRule = CasePolicy["rules"][CaseRuleCode];
/** The numeric fields of rules. Each rule has only some of them. */
export type RuleNumber = "percent" | "count" | "times" | "days" | "points";

export const ruleTexts: Record<CaseRuleCode, { text: string; fields: Partial<Record<RuleNumber, string>> }> =
  {
    STRUCTURING: {
      text: "Several deposits just below the set amount.",
      fields: {
        percent: "Minimum share of the amount, in percent",
        count: "Number of deposits",
        days: "Period, in days",
      },
    },
    RAPID_WITHDRAWAL: {
      text: "A withdrawal of at least the set amount, soon after deposits that were barely wagered.",
      fields: {
        percent: "Wagered less than this share of the deposits, in percent",
        days: "Period, in days",
      },
    },
    UNUSUAL_DEPOSITS: {
      text: "Deposits of at least the set amount that are many times what the player usually deposits.",
      fields: { times: "Multiple of the usual amount", days: "Period, in days" },
    },
    SOURCE_OF_FUNDS: {
      text: "Total deposits that require proof of the source of funds.",
      fields: { days: "Period, in days" },
    },
    CHARGEBACK: { text: "A chargeback of at least the set amount.", fields: {} },
    LINKED_BONUS: {
      text: "Linked accounts that claimed the same offer.",
      fields: { count: "Number of accounts", days: "Period, in days" },
    },
    BONUS_ONLY_PLAY: {
      text: "Bonuses converted to cash by a player who wagered hardly more than they required.",
      fields: {
        count: "Number of bonuses",
        percent: "Wagered at most this share of the requirement, in percent",
        days: "Period, in days",
      },
    },
  };

const most: Record<RuleNumber, number> = { percent: 1_000, count: 100, times: 100, days: 365, points: 100 };

export function numbersOf(code: CaseRuleCode): [RuleNumber, string][] {
  return [
    ...(Object.entries(ruleTexts[code].fields) as [RuleNumber, string][]),
    ["points", "Points per finding"],
  ];
}

/** Returns an error message, or undefined if the rule accepts the number. */
export function numberFault(name: RuleNumber, text: string): string | undefined {
  const value = Number(text);
  const least = name === "count" ? 2 : name === "times" ? 1.5 : 1;
  const isWhole = name === "times" || Number.isInteger(value);
  const isGood = text.trim() !== "" && isWhole && value >= least && value <= most[name];
  return isGood ? undefined : `Enter a number from ${least} to ${most[name].toLocaleString("en")}.`;
}

/** Formats amounts as operators edit them: `USD 2000, EUR 1800`. */
export function formatAmounts(amounts: Readonly<Record<string, number>>): string {
  return Object.entries(amounts)
    .map(([currency, amount]) => `${currency} ${amount}`)
    .join(", ");
}

const formatHint = "Enter amounts like USD 2,000, EUR 1,800. USD is required.";

/** Parses amounts such as `USD 2,000, EUR 1.800,50`, or says what is wrong with them. */
export function parseAmounts(text: string): { amounts: Record<string, number> } | { fault: string } {
  const amounts: Record<string, number> = {};
  // A comma may belong to an amount, so the text is split before each currency code instead.
  for (const part of text.trim().split(/\s*[,;]?\s*(?<![A-Za-z])(?=[A-Za-z]+\s)/)) {
    const [, currency, amount] = /^([A-Za-z]{3,5})\s+(.+)$/.exec(part) ?? [];
    if (currency === undefined || amount === undefined) return { fault: formatHint };
    if (Object.hasOwn(amounts, currency)) return { fault: `${currency} is listed twice.` };
    const fault = amountFault(amount, currency);
    if (fault !== undefined) return { fault: `${currency}: ${fault}` };
    amounts[currency] = readAmount(amount);
  }
  return amounts.USD === undefined ? { fault: formatHint } : { amounts };
}

/** Describes a rule with one phrase for each of its conditions. */
export function conditionsOf(code: CaseRuleCode, rule: CaseRule): string[] {
  const numbers = rule as unknown as Record<RuleNumber, number>;
  return [
    ...("amounts" in rule ? [`Amount: ${formatAmounts(rule.amounts)}`] : []),
    ...numbersOf(code).map(([name, label]) => `${label}: ${numbers[name]}`),
  ];
}

/** Returns the policy's fields by their names in the change history, such as `Structuring: points`. */
export function fieldsOf(policy: CasePolicy | null): Record<string, unknown> {
  if (policy === null) return {};
  const rules = (Object.entries(policy.rules) as [CaseRuleCode, CaseRule][]).map(([code, rule]) => [
    caseRuleNames[code],
    `${rule.enabled ? "On" : "Off"}. ${conditionsOf(code, rule).join(". ")}`,
  ]);
  return { ...Object.fromEntries(rules), deadlines: deadlinesOf(policy) };
}

function deadlinesOf({ deadlineDays }: CasePolicy): string {
  return Object.entries(deadlineDays)
    .map(([kind, days]) => `${kind} ${days === null ? "none" : `${days} days`}`)
    .join(", ");
}
