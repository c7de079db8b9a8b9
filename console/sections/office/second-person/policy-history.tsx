import type { Answer } from "@parlour/contracts/call";
import { listSecondPersonChanges } from "@parlour/contracts/calls/office/operator/list-second-person-changes";
import type { SecondPersonAction } from "@parlour/contracts/entities/second-person";
import type { SecondPersonRule } from "@parlour/rules/second-person";
import { useCall } from "@parlour/web/api/use-resource";
import { Panel } from "@parlour/web/ui/panel";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { ruleText } from "./rule-words.ts";

type Change = Answer<typeof listSecondPersonChanges>["items"][number];

/** Every approved change to the two-person rules, newest first. */
export function PolicyHistory({ actions }: { actions: readonly SecondPersonAction[] }) {
  const pagination = useCursorPagination("changes");
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor: Number(cursor) };
  const resource = useCall(listSecondPersonChanges, { query });
  const next = resource.value?.nextCursor;
  const labels = new Map(actions.map(({ action, label }) => [action, label]));
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
    { key: "action", header: "Action", cell: ({ subject }) => labels.get(subject) ?? readable(subject) },
    {
      key: "what",
      header: "Second operator",
      cell: ({ before, after }) =>
        `${before ? ruleText(before as SecondPersonRule) : "Unset"} → ${ruleText(after as SecondPersonRule)}`,
    },
    { key: "why", header: "Reason", cell: ({ reason }) => reason },
  ];
  return (
    <Panel title="History" className="mt-6">
      <RecordTable
        caption="Two-person rule changes"
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
