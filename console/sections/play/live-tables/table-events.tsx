import { listTableEvents } from "@parlour/contracts/calls/play/shared-rounds/list-table-events";
import type { TableEvent } from "@parlour/contracts/entities/table-event";
import { useCall } from "@parlour/web/api/use-resource";
import { SelectField } from "@parlour/web/ui/select-field";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { eventDetails, eventText } from "./event-text.ts";
import { PreciseTime } from "./precise-time.tsx";
import { useTables } from "./use-tables.ts";

const intervalMs = 5_000;

const columns: RecordColumn<TableEvent>[] = [
  { key: "at", header: "Time", cell: ({ at }) => <PreciseTime at={at} /> },
  { key: "kind", header: "Event", cell: (event) => <strong>{eventText(event)}</strong> },
  { key: "round", header: "Round", cell: ({ round }) => round ?? "–" },
  { key: "operator", header: "Operator", cell: ({ operator }) => operator?.name ?? "–" },
  { key: "details", header: "Details", minor: true, cell: (event) => eventDetails(event) || "–" },
];

/** Everything that happened at one table, newest first. */
export function TableEvents() {
  const [filters, change] = useUrlValues({ table: "", of: "", cursor: "" });
  const pagination = useCursorPagination();
  const { tables } = useTables();
  const slug = filters.table || tables[0]?.slug || "live-roulette";
  const { cursor } = pagination;
  const resource = useCall(
    listTableEvents,
    {
      params: { slug },
      query: {
        ...(cursor !== undefined && { cursor: Number(cursor) }),
        ...(filters.of === "table" && { table: "only" as const }),
      },
    },
    { intervalMs },
  );
  return (
    <>
      <FilterBar label="Filter events">
        <SelectField
          label="Table"
          value={slug}
          onChange={({ target }) => change({ table: target.value, cursor: "" })}
          options={tables.map((one) => ({ value: one.slug, label: one.name }))}
        />
        <SelectField
          label="Events"
          value={filters.of}
          onChange={({ target }) => change({ of: target.value, cursor: "" })}
          options={[
            { value: "", label: "All" },
            { value: "table", label: "Openings, dealers and video" },
          ]}
        />
      </FilterBar>
      <RecordTable
        caption="Events"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "No events", text: "Events of rounds without bets are deleted after a day." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
    </>
  );
}
