import { getCase } from "@parlour/contracts/calls/protection/cases/get-case";
import { listCaseSteps } from "@parlour/contracts/calls/protection/cases/list-case-steps";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Link } from "@parlour/web/ui/link";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useParams } from "react-router";
import { recountQueues } from "../../../app/use-queue-counts.ts";
import { caseKinds, caseState, caseTone } from "../../../parts/case-words.ts";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { useCursorPagination } from "../../../parts/pagination.tsx";
import { ClaimBar } from "../../../parts/queues/claim-bar.tsx";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { useClaims } from "../../../parts/queues/use-claims.ts";
import { CaseActions } from "./case-actions.tsx";
import { CaseEvidencePanel } from "./case-evidence.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { CaseReports } from "./case-reports.tsx";
import { CaseTasks } from "./case-tasks.tsx";
import { CaseTimeline } from "./case-timeline.tsx";

/** The page of one case, with its evidence, tasks, reports and history, and the actions of operators. */
export function CasePage() {
  const { caseId = "" } = useParams();
  // Every read is recorded in the audit log, so the case itself is not polled; its claims and history are.
  const resource = useCall(getCase, { params: { id: caseId } });
  const history = useCursorPagination("history");
  const query = history.cursor === undefined ? {} : { cursor: history.cursor };
  const steps = useCall(listCaseSteps, { params: { id: caseId }, query });
  const claims = useClaims("cases");
  const { value: one, error, reload } = resource;
  if (one === undefined) {
    if (error === undefined) return <FormSkeleton fields={5} />;
    return <NoRecord what="case" id={caseId} error={error} onRetry={reload} back={<BackLink />} />;
  }
  const isClosed = one.state === "CLOSED";
  const isLocked = isClosed || claims.isOthers(one.id);
  const changed = () => {
    history.restart();
    reload();
    steps.reload();
    claims.reload();
    recountQueues();
  };
  return (
    <>
      <BackLink />
      <PageHeader
        title={`${caseKinds[one.kind]} case`}
        actions={<CaseActions one={one} isLocked={isLocked} onChanged={changed} />}
      >
        <span className="flex flex-wrap items-center gap-2">
          <PlayerLink playerId={one.playerId} />
          <Badge tone={caseTone(one)}>{caseState(one).toLowerCase()}</Badge>
          {one.isOverdue ? <Badge tone="alarm">overdue</Badge> : null}
          {one.holdsWithdrawals ? <Badge tone="alarm">withdrawals held</Badge> : null}
        </span>
      </PageHeader>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-5">
          {isClosed ? null : <ClaimBar claims={claims} itemId={one.id} />}
          <CaseFacts one={one} />
          <CaseEvidencePanel one={one} isLocked={isLocked} onChanged={changed} />
          <CaseTasks one={one} isLocked={isLocked} onChanged={changed} />
          <CaseReports one={one} isLocked={isLocked} onChanged={changed} />
        </div>
        <CaseTimeline steps={steps} pagination={history} />
      </div>
    </>
  );
}

function BackLink() {
  return (
    <Link
      href="/console/cases"
      className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-tick text-sm text-mist hover:text-ivory"
    >
      <ArrowLeft size={16} aria-hidden="true" /> All cases
    </Link>
  );
}
