import type { Answer } from "@parlour/contracts/call";
import { listCasePolicyChanges } from "@parlour/contracts/calls/protection/cases/list-case-policy-changes";
import type { CasePolicy } from "@parlour/contracts/entities/case-policy";
import { useCall } from "@parlour/web/api/use-resource";
import { Panel } from "@parlour/web/ui/panel";
import { Difference } from "../../../parts/difference.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { fieldsOf } from "./rule-fields.ts";

type Change = Answer<typeof listCasePolicyChanges>["items"][number];

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
      const [old, fresh] = [fieldsOf(before as CasePolicy | null), fieldsOf(after as CasePolicy)];
      const labels = Object.fromEntries(Object.keys(fresh).map((name) => [name, name]));
      return <Difference before={old} after={fresh} labels={{ ...labels, deadlines: "Deadlines" }} />;
    },
  },
  { key: "why", header: "Why", cell: ({ reason }) => reason },
];

/** Every approved change to the rules that open cases, newest first. */
export function PolicyHistory() {
  const pagination = useCursorPagination("changes");
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor: Number(cursor) };
  const resource = useCall(listCasePolicyChanges, { query });
  const next = resource.value?.nextCursor;
  return (
    <Panel title="History" className="mt-6">
      <RecordTable
        caption="Case rule changes"
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
