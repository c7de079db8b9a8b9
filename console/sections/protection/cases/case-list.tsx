import { listCases } from "@parlour/contracts/calls/protection/cases/list-cases";
import { CASE_KINDS, CASE_STATES, type CaseSummary } from "@parlour/contracts/entities/case";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Link } from "@parlour/web/ui/link";
import { SelectField } from "@parlour/web/ui/select-field";
import { useNavigate } from "react-router";
import { caseKinds, caseState, caseStates, caseTone } from "../../../parts/case-words.ts";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { PlayerName } from "../../../parts/queues/player-link.tsx";
import { type Claims, useClaims } from "../../../parts/queues/use-claims.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import { DueDay } from "./due-day.tsx";

const intervalMs = 15_000;
const anything = { value: "", label: "All" };
const kinds = [anything, ...CASE_KINDS.map((value) => ({ value, label: caseKinds[value] }))];
const states = [
  { value: "", label: "Not closed" },
  ...CASE_STATES.map((value) => ({ value, label: caseStates[value] })),
  { value: "ALL", label: "All" },
];
const owners = [anything, { value: "ME", label: "Claimed by me" }, { value: "NOBODY", label: "Unclaimed" }];
const deadlines = [anything, { value: "true", label: "Overdue" }];

export function CaseList() {
  const [filter, change] = useUrlValues({ kind: "", state: "", owner: "", overdue: "", cursor: "" });
  const pagination = useCursorPagination();
  const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ""));
  const resource = useCall(listCases, { query }, { intervalMs });
  const claims = useClaims("cases");
  const navigate = useNavigate();
  const choose = (name: keyof typeof filter) => (event: { target: { value: string } }) =>
    change({ [name]: event.target.value, cursor: "" });
  const isFiltered = Object.keys(query).length > 0;
  return (
    <>
      <PageHeader
        title="Cases"
        actions={
          <Link
            href="/console/configuration?tab=cases"
            className="touch-target rounded-tick text-bright underline underline-offset-4"
          >
            Rules and deadlines
          </Link>
        }
      >
        Rules open cases about harm, money laundering, fraud and chargebacks; operators open complaints.
        Players aren't told about cases. Every view of one is recorded in the audit log.
      </PageHeader>
      <FilterBar label="Filter cases">
        <SelectField label="Kind" options={kinds} value={filter.kind} onChange={choose("kind")} />
        <SelectField label="State" options={states} value={filter.state} onChange={choose("state")} />
        <SelectField label="Owner" options={owners} value={filter.owner} onChange={choose("owner")} />
        <SelectField
          label="Deadline"
          options={deadlines}
          value={filter.overdue}
          onChange={choose("overdue")}
        />
      </FilterBar>
      <RecordTable
        caption="Cases, newest first"
        columns={columnsOf(claims)}
        resource={resource}
        rows={resource.loading ? undefined : resource.value?.items}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate(`/cases/${encodeURIComponent(id)}`)}
        empty={
          isFiltered
            ? { title: "No matching cases", text: "Try different filters." }
            : { title: "No open cases", text: "Cases are listed here as soon as a rule opens them." }
        }
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
    </>
  );
}

function columnsOf(claims: Claims): RecordColumn<CaseSummary>[] {
  return [
    {
      key: "player",
      header: "Player",
      cell: ({ id, playerId }) => (
        <Link
          href={`/console/cases/${encodeURIComponent(id)}`}
          className="touch-target rounded-tick font-semibold underline-offset-4 hover:underline"
          onClick={(event) => event.stopPropagation()}
        >
          <PlayerName playerId={playerId} />
        </Link>
      ),
    },
    { key: "kind", header: "Kind", cell: ({ kind }) => caseKinds[kind] },
    {
      key: "what",
      header: "What",
      cell: ({ summary, holdsWithdrawals }) => (
        <>
          <span className="line-clamp-2">{summary}</span>
          {holdsWithdrawals ? <Badge tone="alarm">withdrawals held</Badge> : null}
        </>
      ),
    },
    { key: "score", header: "Score", align: "end", minor: true, cell: ({ score }) => score },
    {
      key: "due",
      header: "Due",
      cell: (one) => (one.state === "CLOSED" ? "–" : <DueDay day={one.dueOn} isOverdue={one.isOverdue} />),
    },
    {
      key: "tasks",
      header: "Tasks",
      align: "end",
      minor: true,
      cell: ({ openTasks }) => (openTasks === 0 ? "–" : openTasks),
    },
    { key: "owner", header: "Owner", cell: ({ id }) => claims.of(id)?.operatorName ?? "–" },
    { key: "opened", header: "Opened", minor: true, cell: ({ openedAt }) => <Moment at={openedAt} /> },
    {
      key: "state",
      header: "State",
      cell: (one) => <Badge tone={caseTone(one)}>{caseState(one).toLowerCase()}</Badge>,
    },
  ];
}
