import type { Answer } from "@parlour/contracts/call";
import { listWithdrawalPolicyChanges } from "@parlour/contracts/calls/money/payment/list-withdrawal-policy-changes";
import type { WithdrawalPolicy } from "@parlour/contracts/entities/withdrawal-policy";
import { useCall } from "@parlour/web/api/use-resource";
import { Panel } from "@parlour/web/ui/panel";
import { Difference } from "../../../parts/difference.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { conditionsOf, formatDollars } from "./rule-words.ts";

type Change = Answer<typeof listWithdrawalPolicyChanges>["items"][number];

const columns: RecordColumn<Change>[] = [
  {
    key: "when",
    header: "When",
    cell: ({ at, operatorName }) => (
      <>
        <Moment at={at} />
        <span className="block text-sm text-mist">Approved by {operatorName}</span>
      </>
    ),
  },
  {
    key: "what",
    header: "What",
    cell: ({ before, after }) => {
      const [old, fresh] = [fieldsOf(before as WithdrawalPolicy | null), fieldsOf(after as WithdrawalPolicy)];
      return <Difference before={old} after={fresh} labels={labelsOf(old, fresh)} />;
    },
  },
  { key: "why", header: "Reason", cell: ({ reason }) => reason },
];

/** Every approved change to the withdrawal approval rules, newest first. */
export function PolicyHistory() {
  const pagination = useCursorPagination("changes");
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor: Number(cursor) };
  const resource = useCall(listWithdrawalPolicyChanges, { query });
  const next = resource.value?.nextCursor;
  return (
    <Panel title="History" className="mt-6">
      <RecordTable
        caption="Withdrawal rule changes"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ version }) => String(version)}
        empty={{ title: "No changes yet", text: "Every change is listed here with who approved it and why." }}
      />
      <Pagination pagination={pagination} next={next ? String(next) : null} />
    </Panel>
  );
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
