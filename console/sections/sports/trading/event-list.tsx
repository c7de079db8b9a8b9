import { listTradingEvents } from "@parlour/contracts/calls/sports/sportsbook/list-trading-events";
import type { TradingEventSummary } from "@parlour/contracts/entities/sports-trading";
import { useCall } from "@parlour/web/api/use-resource";
import { SelectField } from "@parlour/web/ui/select-field";
import { useLocation, useNavigate } from "react-router";
import { dollars } from "../../../parts/dollars.ts";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, queueNames, useCursorPagination } from "../../../parts/pagination.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { StateFilter } from "../../../parts/state-filter.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { DeskPages } from "./desk-pages.tsx";
import { EventState } from "./event-state.tsx";
import { sportName, sportOptions } from "./sport-names.ts";

const states = [
  { value: "live", label: "Live" },
  { value: "upcoming", label: "Upcoming" },
  { value: "finished", label: "Finished" },
] as const;
type State = (typeof states)[number]["value"];

const intervalMs = 5_000;

const columns: RecordColumn<TradingEventSummary>[] = [
  {
    key: "event",
    header: "Event",
    cell: ({ home, away, competition, sport }) => (
      <>
        <span className="block font-semibold">
          {home.name} – {away.name}
        </span>
        <span className="text-sm text-mist">
          {sportName(sport)} · {competition.name}
        </span>
      </>
    ),
  },
  { key: "state", header: "Status", cell: (event) => <EventState event={event} isHeld={event.isHeld} /> },
  {
    key: "start",
    header: "Start",
    sortBy: ({ startsAt }) => startsAt,
    cell: ({ startsAt }) => <Moment at={startsAt} />,
  },
  { key: "markets", header: "Markets", align: "end", minor: true, cell: ({ marketCount }) => marketCount },
  {
    key: "bets",
    header: "Open bets",
    align: "end",
    sortBy: ({ openBets }) => openBets,
    cell: ({ openBets }) => openBets,
  },
  {
    key: "liability",
    header: "Liability",
    align: "end",
    sortBy: ({ liability }) => liability,
    cell: ({ liability }) => <span className="tabular-nums">{dollars(liability)}</span>,
  },
];

/** Events with their open bets, and the house's liability on the worst outcome. */
export function EventList() {
  const [{ state, sport, search }, change] = useUrlValues({
    state: "live",
    sport: "",
    search: "",
    cursor: "",
  });
  const shown: State = states.find(({ value }) => value === state)?.value ?? "live";
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const navigate = useNavigate();
  const location = useLocation();
  const term = search.trim();
  const query = {
    status: shown,
    ...(sport !== "" && { sport }),
    ...(term.length >= 2 && { search: term }),
    ...(cursor !== undefined && { cursor }),
  };
  const resource = useCall(listTradingEvents, { query }, { intervalMs });
  const filter = (part: { state?: string; sport?: string; search?: string }) =>
    change({ ...part, cursor: "" });
  return (
    <>
      <PageHeader title="Sports trading">
        Prices, suspensions and results for every event. Amounts are in dollars, converted from the currency
        of each bet.
      </PageHeader>
      <DeskPages />
      <StateFilter options={states} value={shown} onChange={(value) => filter({ state: value })} />
      <FilterBar label="Events">
        <SearchField
          label="Search"
          type="search"
          maxLength={60}
          autoComplete="off"
          placeholder="Team, player or competition"
          value={search}
          onChange={(value) => filter({ search: value })}
        />
        <SelectField
          label="Sport"
          options={sportOptions}
          value={sport}
          onChange={(event) => filter({ sport: event.target.value })}
        />
      </FilterBar>
      <RecordTable
        caption="Events"
        columns={columns}
        resource={resource}
        rows={resource.loading ? undefined : resource.value?.items}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/trading/${id}`, { state: { search: location.search } })}
        empty={{ title: "No events found", text: "Try another status, sport or name." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} names={queueNames} />
    </>
  );
}
