import type { Answer } from "@parlour/contracts/call";
import { listWithdrawalPolicyChanges } from "@parlour/contracts/calls/money/payment/list-withdrawal-policy-changes";
import type { WithdrawalPolicy } from "@parlour/contracts/entities/withdrawal-policy";
import { useCall } from "@parlour/web/api/use-resource";
import { Difference } from "../../../parts/difference.tsx";
import { PolicyHistory } from "../../../parts/policy-history.tsx";
import type { RecordColumn } from "../../../parts/record-table.tsx";
import { conditionsOf, formatDollars } from "./rule-words.ts";

type Change = Answer<typeof listWithdrawalPolicyChanges>["items"][number];

const what: RecordColumn<Change>[] = [
  {
    key: "what",
    header: "What",
    cell: ({ before, after }) => {
      const [old, fresh] = [fieldsOf(before as WithdrawalPolicy | null), fieldsOf(after as WithdrawalPolicy)];
      return <Difference before={old} after={fresh} labels={labelsOf(old, fresh)} />;
    },
  },
];

const usePage = (query: { cursor?: number }) => useCall(listWithdrawalPolicyChanges, { query });

export function WithdrawalRuleHistory() {
  return <PolicyHistory caption="Withdrawal rule changes" usePage={usePage} what={what} />;
}

const labels = {
  delaySeconds: "Delay before rules apply, in seconds",
  secondApproverAbove: "Second approval above",
};

/** Returns each rule as a separate field, so that the history shows only the rules that changed. */
function fieldsOf(policy: WithdrawalPolicy | null): Record<string, unknown> {
  if (policy === null) return {};
  const { rules, delaySeconds, secondApproverAbove } = policy;
  return {
    delaySeconds,
    secondApproverAbove: secondApproverAbove === null ? "never" : formatDollars(secondApproverAbove),
    ...Object.fromEntries(
      rules.map((rule) => [
        `Rule ${rule.name}`,
        `${rule.enabled ? "On" : "Off"}. ${conditionsOf(rule).join(". ")}`,
      ]),
    ),
  };
}

/** Labels each rule with its name exactly as operators wrote it. */
function labelsOf(...changes: Record<string, unknown>[]): Record<string, string> {
  const names = changes.flatMap((change) => Object.keys(change)).filter((name) => name.startsWith("Rule "));
  return { ...labels, ...Object.fromEntries(names.map((name) => [name, name])) };
}
