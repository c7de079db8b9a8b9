import { listOperatorLeaderboards } from "@parlour/contracts/calls/rewards/leaderboards/list-operator-leaderboards";
import type { LeaderboardDetails } from "@parlour/contracts/entities/leaderboard";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useNavigate } from "react-router";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { kindLabels, money, stateTones } from "./leaderboard-api.ts";

const intervalMs = 10_000;

const columns: readonly RecordColumn<LeaderboardDetails>[] = [
  {
    key: "name",
    header: "Leaderboard",
    sortBy: ({ plan }) => plan.name.en,
    cell: ({ plan }) => (
      <>
        <span className="block font-semibold">{plan.name.en}</span>
        <span className="text-sm text-mist">{`${kindLabels[plan.kind]} · ${plan.currency}`}</span>
      </>
    ),
  },
  {
    key: "state",
    header: "Status",
    sortBy: ({ state }) => state,
    cell: ({ state }) => <Badge tone={stateTones[state]}>{readable(state)}</Badge>,
  },
  {
    key: "starts",
    header: "Starts",
    minor: true,
    sortBy: ({ plan }) => plan.startsAt,
    cell: ({ plan }) => <Moment at={plan.startsAt} />,
  },
  {
    key: "ends",
    header: "Ends",
    sortBy: ({ plan }) => plan.endsAt,
    cell: ({ plan }) => <Moment at={plan.endsAt} />,
  },
  {
    key: "players",
    header: "Players",
    align: "end",
    sortBy: ({ players }) => players,
    cell: ({ players }) => players.toLocaleString("en"),
  },
  { key: "prizes", header: "Prizes", align: "end", cell: (row) => money(row.prizeTotal, row) },
  { key: "paid", header: "Paid", align: "end", cell: (row) => money(row.paid, row) },
];

/** All leaderboards, sorted by start time, latest first. */
export function LeaderboardList() {
  const navigate = useNavigate();
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor };
  const resource = useCall(listOperatorLeaderboards, { query }, { intervalMs });
  return (
    <>
      <PageHeader
        title="Leaderboards"
        actions={
          <Button variant="primary" onClick={() => navigate("/leaderboards/new")}>
            New leaderboard
          </Button>
        }
      >
        Players are ranked by their play over a period, and the best ones win cash.
      </PageHeader>
      <RecordTable
        caption="Leaderboards, latest start first"
        columns={columns}
        resource={resource}
        rows={resource.loading ? undefined : resource.value?.items}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/leaderboards/${encodeURIComponent(id)}`)}
        empty={{ title: "No leaderboards yet" }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
    </>
  );
}
