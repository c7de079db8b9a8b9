import { listOperatorMissions } from "@parlour/contracts/calls/rewards/missions/list-operator-missions";
import type { MissionDetails } from "@parlour/contracts/entities/mission";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useNavigate } from "react-router";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { costText, goalLabels, intervalMs, periodLabels, stateTones } from "./mission-api.ts";

const columns: readonly RecordColumn<MissionDetails>[] = [
  {
    key: "name",
    header: "Mission",
    sortBy: ({ plan }) => plan.name.en,
    cell: ({ plan }) => (
      <>
        <span className="block font-semibold">{plan.name.en}</span>
        <span className="text-sm text-mist">{`${goalLabels[plan.goal]} · ${periodLabels[plan.period]}`}</span>
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
    sortBy: ({ plan, endedAt }) => endedAt ?? plan.endsAt,
    cell: ({ plan, endedAt }) => <Moment at={endedAt ?? plan.endsAt} />,
  },
  {
    key: "players",
    header: "Players",
    align: "end",
    sortBy: ({ players }) => players,
    cell: ({ players }) => players.toLocaleString("en"),
  },
  {
    key: "claimed",
    header: "Claimed",
    align: "end",
    sortBy: ({ claimed }) => claimed,
    cell: ({ claimed }) => claimed.toLocaleString("en"),
  },
  { key: "cost", header: "Highest cost", align: "end", cell: costText },
];

/** All missions and daily rewards, sorted by start time, latest first. */
export function MissionList() {
  const navigate = useNavigate();
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor };
  const resource = useCall(listOperatorMissions, { query }, { intervalMs });
  return (
    <>
      <PageHeader
        title="Missions"
        actions={
          <Button variant="primary" onClick={() => navigate("/missions/new")}>
            New mission
          </Button>
        }
      >
        Players reach a goal and claim its prize. A daily reward only requires a visit.
      </PageHeader>
      <RecordTable
        caption="Missions, latest start first"
        columns={columns}
        resource={resource}
        rows={resource.loading ? undefined : resource.value?.items}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/missions/${encodeURIComponent(id)}`)}
        empty={{ title: "No missions yet" }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
    </>
  );
}
