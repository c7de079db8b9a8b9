import type { ResourceView } from "@parlour/web/api/use-resource";
import { Panel } from "@parlour/web/ui/panel";
import { Moment } from "./moment.tsx";
import { Pagination, useCursorPagination } from "./pagination.tsx";
import { type RecordColumn, RecordTable } from "./record-table.tsx";

type PolicyChange = { version: number; at: string; operatorName: string; reason: string };
type Page<Change> = { items: Change[]; nextCursor: number | null };

type PolicyHistoryProps<Change extends PolicyChange> = {
  caption: string;
  /** Loads a page of changes; called as a hook. */
  usePage: (query: { cursor?: number }) => ResourceView<Page<Change>>;
  what: readonly RecordColumn<Change>[];
};

/** All approved changes to a set of rules that only two operators together can change, newest first. */
export function PolicyHistory<Change extends PolicyChange>({
  caption,
  usePage,
  what,
}: PolicyHistoryProps<Change>) {
  const pagination = useCursorPagination("changes");
  const { cursor } = pagination;
  const resource = usePage(cursor === undefined ? {} : { cursor: Number(cursor) });
  const next = resource.value?.nextCursor;
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
    ...what,
    { key: "why", header: "Reason", cell: ({ reason }) => reason },
  ];
  return (
    <Panel title="History" className="mt-6">
      <RecordTable
        caption={caption}
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
