import type { ApprovalRule } from "@parlour/contracts/entities/withdrawal-policy";
import { signalText } from "../../../parts/signals.ts";

const dollars = new Intl.NumberFormat("en", { style: "currency", currency: "USD", maximumFractionDigits: 2 });

export function formatDollars(amount: number): string {
  return dollars.format(amount).replace(/\.00$/, "");
}

/** Describes the conditions of an approval rule, with one phrase for each. */
export function conditionsOf(rule: ApprovalRule): string[] {
  const { maximum, minimumTurnover, toleratedSignals } = rule;
  return [
    maximum === null ? "Any amount" : `Up to ${formatDollars(maximum)}`,
    ...(rule.verified ? ["Documents verified"] : []),
    ...(minimumTurnover === null
      ? []
      : [`Turnover since the last deposit at least ${minimumTurnover}× the deposit`]),
    ...(rule.knownMethod ? ["Deposited with this method, or paid to this target before"] : []),
    ...(rule.noBonus ? ["No active bonus"] : []),
    ...(rule.noOpenCase ? ["No open case about the player"] : []),
    toleratedSignals.length === 0
      ? "No risk signals"
      : `No risk signals except: ${toleratedSignals.map((signal) => signalText(signal).toLowerCase()).join("; ")}`,
  ];
}
