import { listDeskPokerTournaments } from "@parlour/contracts/calls/poker/poker-tournaments/list-desk-poker-tournaments";
import {
  POKER_TOURNAMENT_STATUSES,
  type PokerTournament,
} from "@parlour/contracts/entities/poker-tournament";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { SelectField } from "@parlour/web/ui/select-field";
import { useNavigate } from "react-router";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { moneyText, priceText, statusTones } from "./tournament-words.ts";

const intervalMs = 10_000;

const columns: RecordColumn<PokerTournament>[] = [
  {
    key: "start",
    header: "Start",
    cell: ({ startsAt }) => (startsAt === null ? "–" : <Moment at={new Date(startsAt).toISOString()} />),
  },
  { key: "name", header: "Tournament", cell: ({ name }) => <strong>{name}</strong> },
  { key: "price", header: "Buy-in", align: "end", cell: priceText },
  {
    key: "entries",
    header: "Entries",
    align: "end",
    cell: ({ entries, entriesMax }) => `${entries} / ${entriesMax}`,
  },
  {
    key: "pool",
    header: "Prize pool",
    align: "end",
    minor: true,
    cell: (one) => (one.currency === null ? "–" : moneyText(one.prizePool, one)),
  },
  {
    key: "status",
    header: "Status",
    cell: ({ status }) => <Badge tone={statusTones[status]}>{readable(status)}</Badge>,
  },
];

/** Scheduled tournaments in a given state, sorted by start time, latest first. */
export function TournamentList() {
  const navigate = useNavigate();
  const [filters, change] = useUrlValues({ status: "", cursor: "" });
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const status = POKER_TOURNAMENT_STATUSES.find((one) => one === filters.status);
  const resource = useCall(
    listDeskPokerTournaments,
    { query: { ...(status && { status }), ...(cursor !== undefined && { cursor }) } },
    { intervalMs },
  );
  return (
    <>
      <FilterBar label="Filter tournaments">
        <SelectField
          label="Status"
          value={status ?? ""}
          onChange={({ target }) => change({ status: target.value, cursor: "" })}
          options={[
            { value: "", label: "All" },
            ...POKER_TOURNAMENT_STATUSES.map((value) => ({ value, label: readable(value) })),
          ]}
        />
      </FilterBar>
      <RecordTable
        caption="Poker tournaments"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/poker/${encodeURIComponent(id)}`)}
        empty={{ title: "No tournaments", text: "Create one, or choose another status." }}
      />
      <Pagination
        pagination={pagination}
        next={resource.value?.nextCursor}
        names={{ back: "Later", next: "Earlier" }}
      />
    </>
  );
}
