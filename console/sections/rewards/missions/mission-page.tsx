import type { SuccessAnswer } from "@parlour/contracts/call";
import { getOperatorMission } from "@parlour/contracts/calls/rewards/missions/get-operator-mission";
import type { MissionProgress } from "@parlour/contracts/entities/mission";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { Panel } from "@parlour/web/ui/panel";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { Moment } from "../../../parts/moment.tsx";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { readable } from "../../../parts/readable.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { RecordTable } from "../../../parts/record-table.tsx";
import { end, endingText, goalLabels, intervalMs, money, periodLabels, stateTones } from "./mission-api.ts";
import { MissionSetup } from "./mission-setup.tsx";

const progressTones = { OPEN: "quiet", COMPLETED: "brass", CLAIMED: "gain" } as const;

type Details = SuccessAnswer<typeof getOperatorMission>;

/** One mission: its setup, its cost, and the players who made progress most recently. */
export function MissionPage() {
  const { missionId = "" } = useParams();
  const navigate = useNavigate();
  const [ending, setEnding] = useState(false);
  const resource = useCall(getOperatorMission, { params: { id: missionId } }, { intervalMs });
  const details = resource.value;
  if (details === undefined) {
    const { error, reload } = resource;
    if (error === undefined) return <FormSkeleton fields={5} />;
    return <NoRecord what="mission" id={missionId} error={error} onRetry={reload} back={<BackLink />} />;
  }
  const { plan, state } = details;
  return (
    <>
      <BackLink />
      <PageHeader
        title={plan.name.en}
        actions={
          <>
            {state === "SCHEDULED" ? (
              <Button onClick={() => navigate(`/missions/${encodeURIComponent(details.id)}/edit`)}>
                Edit
              </Button>
            ) : null}
            {state === "ENDED" ? null : <Button onClick={() => setEnding(true)}>End mission</Button>}
          </>
        }
      >
        <Badge tone={stateTones[state]}>{readable(state)}</Badge>
        {` ${goalLabels[plan.goal]} · ${periodLabels[plan.period]}`}
      </PageHeader>
      <div className="grid items-start gap-5 xl:grid-cols-[1fr_2fr]">
        <Panel title="Setup">
          <MissionSetup details={details} />
        </Panel>
        <Latest details={details} resource={resource} />
      </div>
      <ReasonDialog
        open={ending}
        onClose={() => setEnding(false)}
        title={`End ${plan.name.en}?`}
        description={endingText(plan)}
        action="End mission"
        danger
        done="Mission ended"
        onSubmit={async (reason) => {
          await end({ params: { id: details.id }, body: { reason } });
          resource.reload();
        }}
      />
    </>
  );
}

type LatestProps = { details: Details; resource: Parameters<typeof RecordTable>[0]["resource"] };

function Latest({ details: { plan, list }, resource }: LatestProps) {
  const navigate = useNavigate();
  const isVisit = plan.goal === "VISIT";
  const progressText = ({ progress, target, currency, day }: MissionProgress) => {
    if (isVisit) return `Day ${day ?? 1} in a row`;
    if (plan.goal === "STAKED") return `${money(progress, currency)} of ${money(target, currency)}`;
    return `${progress.toLocaleString("en")} of ${target.toLocaleString("en")}`;
  };
  return (
    <Panel title="Latest progress">
      <RecordTable<MissionProgress>
        caption="Players with the latest progress"
        columns={[
          { key: "player", header: "Player", cell: ({ nickname, playerId }) => nickname || playerId },
          { key: "period", header: "Period from", cell: ({ period }) => period },
          { key: "progress", header: "Progress", align: "end", cell: progressText },
          {
            key: "state",
            header: "Status",
            cell: ({ state }) => <Badge tone={progressTones[state]}>{readable(state)}</Badge>,
          },
          {
            key: "claimed",
            header: "Claimed",
            minor: true,
            cell: ({ claimedAt }) => (claimedAt === null ? "–" : <Moment at={claimedAt} />),
          },
        ]}
        resource={resource}
        rows={list}
        rowKey={({ playerId, period }) => `${playerId} ${period}`}
        onOpen={({ playerId }) => navigate(`/players/${encodeURIComponent(playerId)}`)}
        empty={{ title: "No progress yet" }}
      />
    </Panel>
  );
}

function BackLink() {
  return (
    <Link
      href="/console/missions"
      className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-tick text-sm text-mist hover:text-ivory"
    >
      <ArrowLeft size={16} aria-hidden="true" /> All missions
    </Link>
  );
}
