import { listTableRounds } from "@parlour/contracts/calls/play/shared-rounds/list-table-rounds";
import type { TableRoundSummary } from "@parlour/contracts/entities/table-round";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { PreciseTime } from "./precise-time.tsx";
import { RoundRecord } from "./round-record.tsx";
import { useTables } from "./use-tables.ts";

const intervalMs = 5_000;

const columns: RecordColumn<TableRoundSummary>[] = [
  { key: "number", header: "Round", cell: ({ number }) => <strong>{number}</strong> },
  { key: "opened", header: "Opened", cell: ({ openedAt }) => <PreciseTime at={openedAt} /> },
  { key: "settled", header: "Settled", minor: true, cell: ({ settledAt }) => <PreciseTime at={settledAt} /> },
  { key: "result", header: "Result", cell: ({ result }) => result?.text ?? "–" },
  { key: "bets", header: "Bets", align: "end", cell: ({ bets }) => bets },
  {
    key: "practice",
    header: "Practice bets",
    align: "end",
    minor: true,
    cell: ({ practiceBets }) => practiceBets,
  },
  {
    key: "state",
    header: "Status",
    cell: ({ state, isVoid }) =>
      isVoid ? <Badge tone="alarm">Void</Badge> : <Badge tone="quiet">{readable(state)}</Badge>,
  },
];

/** The rounds of one table; a row opens the full record. */
export function TableRounds() {
  const [filters, change] = useUrlValues({ table: "", bets: "", cursor: "" });
  const pagination = useCursorPagination();
  const { tables, nameOf } = useTables();
  const slug = filters.table || tables[0]?.slug || "live-roulette";
  const { cursor } = pagination;
  const resource = useCall(
    listTableRounds,
    {
      params: { slug },
      query: {
        ...(cursor !== undefined && { cursor: Number(cursor) }),
        ...(filters.bets === "only" && { bets: "only" as const }),
      },
    },
    { intervalMs },
  );
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <FilterBar label="Filter rounds">
        <SelectField
          label="Table"
          value={slug}
          onChange={({ target }) => change({ table: target.value, cursor: "" })}
          options={tables.map((one) => ({ value: one.slug, label: one.name }))}
        />
        <SelectField
          label="Rounds"
          value={filters.bets}
          onChange={({ target }) => change({ bets: target.value, cursor: "" })}
          options={[
            { value: "", label: "All" },
            { value: "only", label: "With bets" },
          ]}
        />
      </FilterBar>
      <RecordTable
        caption="Rounds"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ number }) => String(number)}
        onOpen={({ number }) => setOpened(number)}
        empty={{ title: "No rounds", text: "Rounds without bets are deleted after a day." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      {opened === null ? null : (
        <RoundRecord slug={slug} name={nameOf(slug)} number={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
