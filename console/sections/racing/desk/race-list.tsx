import { listDeskRaces } from "@parlour/contracts/calls/racing/racebook/list-desk-races";
import { DESK_STATES, type DeskRaceSummary } from "@parlour/contracts/entities/racing-desk";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useNavigate } from "react-router";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { raceTones, takingsText } from "./race-words.ts";

const intervalMs = 10_000;
const stateLabels = {
  OPEN: "Open",
  RUNNING: "Running",
  UNSETTLED: "To settle",
  SETTLED: "Settled",
  VOID: "Void",
};

const columns: RecordColumn<DeskRaceSummary>[] = [
  {
    key: "off",
    header: "Off",
    cell: ({ startsAt }) => <Moment at={startsAt} />,
  },
  {
    key: "race",
    header: "Race",
    cell: ({ courseName, number, distanceMetres, isHandicap }) => (
      <>
        <strong className="block">{`${courseName}, race ${number}`}</strong>
        <span className="text-sm text-mist">{`${distanceMetres} m${isHandicap ? " · handicap" : ""}`}</span>
      </>
    ),
  },
  { key: "runners", header: "Runners", align: "end", minor: true, cell: ({ runners }) => runners },
  { key: "fixed", header: "Fixed odds", align: "end", cell: ({ takings }) => takingsText(takings, "fixed") },
  { key: "pools", header: "Pools", align: "end", cell: ({ takings }) => takingsText(takings, "pool") },
  {
    key: "state",
    header: "Status",
    cell: ({ state, hasObjection, resultVersion }) => (
      <span className="flex flex-wrap gap-1.5 @max-2xl:justify-end">
        <Badge tone={raceTones[state]}>{readable(state)}</Badge>
        {hasObjection ? <Badge tone="alarm">Objection</Badge> : null}
        {resultVersion > 1 ? <Badge tone="brass">Amended</Badge> : null}
      </span>
    ),
  },
];

/** Races by date, course and state, in order of start time. */
export function RaceList() {
  const navigate = useNavigate();
  const [filters, change] = useUrlValues({
    date: new Date().toISOString().slice(0, 10),
    course: "",
    state: "",
    cursor: "",
  });
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const state = DESK_STATES.find((one) => one === filters.state);
  const resource = useCall(
    listDeskRaces,
    {
      query: {
        ...(filters.date && { date: filters.date }),
        ...(filters.course && { course: filters.course }),
        ...(state && { state }),
        ...(cursor !== undefined && { cursor }),
      },
    },
    { intervalMs },
  );
  const courses = resource.value?.meetings ?? [];
  return (
    <>
      <FilterBar label="Filter races">
        <TextField
          label="Date"
          type="date"
          value={filters.date}
          onChange={({ target }) => change({ date: target.value, course: "", cursor: "" })}
        />
        <SelectField
          label="Meeting"
          value={filters.course}
          onChange={({ target }) => change({ course: target.value, cursor: "" })}
          options={[
            { value: "", label: "All meetings" },
            ...courses.map(({ courseId, courseName }) => ({ value: courseId, label: courseName })),
          ]}
        />
        <SelectField
          label="Status"
          value={state ?? ""}
          onChange={({ target }) => change({ state: target.value, cursor: "" })}
          options={[
            { value: "", label: "All" },
            ...DESK_STATES.map((value) => ({ value, label: stateLabels[value] })),
          ]}
        />
      </FilterBar>
      <RecordTable
        caption="Races"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ raceId }) => raceId}
        onOpen={({ raceId }) => navigate(`/racing/${encodeURIComponent(raceId)}`)}
        empty={{ title: "No races", text: "Choose another date, meeting or status." }}
      />
      <Pagination
        pagination={pagination}
        next={resource.value?.nextCursor}
        names={{ back: "Earlier", next: "Later" }}
      />
    </>
  );
}
