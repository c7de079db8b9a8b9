import type { SuccessAnswer } from "@parlour/contracts/call";
import { listLeaderboardWinners } from "@parlour/contracts/calls/rewards/leaderboards/list-leaderboard-winners";
import type { LeaderboardWinner, PrizeObstacle } from "@parlour/contracts/entities/leaderboard";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
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
import { useGameNames } from "../bonuses/game-select.tsx";
import { cancel, kindLabels, money, scoreText, stateTones } from "./leaderboard-api.ts";

const intervalMs = 5_000;
const prizeTones = { DUE: "brass", PAID: "gain", WITHHELD: "quiet" } as const;

type Details = SuccessAnswer<typeof listLeaderboardWinners>;

/** One leaderboard: its rules, its cost, and the winners or the players who hold a prize place now. */
export function LeaderboardPage() {
  const { leaderboardId = "" } = useParams();
  const navigate = useNavigate();
  const [cancelling, setCancelling] = useState(false);
  const resource = useCall(listLeaderboardWinners, { params: { id: leaderboardId } }, { intervalMs });
  const details = resource.value;
  if (details === undefined) {
    const { error, reload } = resource;
    if (error === undefined) return <FormSkeleton fields={5} />;
    return (
      <NoRecord what="leaderboard" id={leaderboardId} error={error} onRetry={reload} back={<BackLink />} />
    );
  }
  const { plan, state } = details;
  const isOpen = state === "SCHEDULED" || state === "RUNNING";
  return (
    <>
      <BackLink />
      <PageHeader
        title={plan.name.en}
        actions={
          <>
            {state === "SCHEDULED" ? (
              <Button onClick={() => navigate(`/leaderboards/${encodeURIComponent(details.id)}/edit`)}>
                Edit
              </Button>
            ) : null}
            {isOpen ? <Button onClick={() => setCancelling(true)}>Cancel leaderboard</Button> : null}
          </>
        }
      >
        <Badge tone={stateTones[state]}>{readable(state)}</Badge>
        {` ${kindLabels[plan.kind]} · ${plan.currency}`}
      </PageHeader>
      <div className="grid items-start gap-5 xl:grid-cols-[1fr_2fr]">
        <Panel title="Setup">
          <Setup details={details} />
        </Panel>
        <Winners details={details} resource={resource} />
      </div>
      <ReasonDialog
        open={cancelling}
        onClose={() => setCancelling(false)}
        title={`Cancel ${plan.name.en}?`}
        description={`It disappears from the site. None of its prizes, ${money(details.prizeTotal, details)} in total, are paid.`}
        action="Cancel leaderboard"
        danger
        done="Leaderboard cancelled"
        onSubmit={async (reason) => {
          await cancel({ params: { id: details.id }, body: { reason } });
          resource.reload();
        }}
      />
    </>
  );
}

function Setup({ details }: { details: Details }) {
  const { plan, players, prizeTotal, paid, withheld, waiting } = details;
  const names = useGameNames();
  const counting = [...plan.categories, ...plan.games.map((id) => names.get(id) ?? `game ${id}`)];
  return (
    <KeyValueList
      items={[
        { label: "Starts", value: <Moment at={plan.startsAt} /> },
        { label: "Ends", value: <Moment at={plan.endsAt} /> },
        { label: "Minimum stake", value: money(plan.minimumStake, details) },
        { label: "Games", value: counting.length === 0 ? "All casino games" : counting.join(", ") },
        { label: "Brands", value: plan.brands.length === 0 ? "All" : plan.brands.join(", ") },
        ...plan.points.map(({ multiple, points }) => ({
          label: `Win of ${multiple}× or more`,
          value: `${points} points`,
        })),
        { label: "Players ranked", value: players.toLocaleString("en"), strong: true },
        { label: "Prizes", value: money(prizeTotal, details), strong: true },
        { label: "Paid", value: money(paid, details), strong: true },
        ...(waiting > 0 ? [{ label: "Prizes waiting", value: `${waiting}`, strong: true }] : []),
        ...(withheld > 0 ? [{ label: "Prizes withheld", value: `${withheld}`, strong: true }] : []),
      ]}
    />
  );
}

type WinnersProps = { details: Details; resource: Parameters<typeof RecordTable>[0]["resource"] };

function Winners({ details, resource }: WinnersProps) {
  const navigate = useNavigate();
  const isFinal = details.state === "CLOSED" || details.state === "PAID";
  return (
    <Panel title={isFinal ? "Winners" : "In a prize place now"}>
      <RecordTable<LeaderboardWinner>
        caption={isFinal ? "Winners" : "Players in a prize place"}
        columns={[
          { key: "place", header: "Place", cell: ({ place }) => place },
          { key: "player", header: "Player", cell: ({ nickname, playerId }) => nickname || playerId },
          {
            key: "score",
            header: "Score",
            align: "end",
            cell: ({ score }) => scoreText(score, details),
          },
          { key: "prize", header: "Prize", align: "end", cell: ({ prize }) => money(prize, details) },
          ...(isFinal
            ? [
                {
                  key: "state",
                  header: "Payment",
                  cell: (winner: LeaderboardWinner) => <Payment winner={winner} />,
                },
              ]
            : []),
        ]}
        resource={resource}
        rows={details.list}
        rowKey={({ playerId }) => playerId}
        onOpen={({ playerId }) => navigate(`/players/${encodeURIComponent(playerId)}`)}
        empty={{ title: isFinal ? "No winners" : "No scores yet" }}
      />
    </Panel>
  );
}

const obstacleTexts: Readonly<Record<PrizeObstacle, string>> = {
  ACCOUNT_INACTIVE: "The account is not active",
  NOT_ALLOWED: "On a break, or prizes aren't allowed there",
  ACCOUNT_CLOSED: "The account is closed",
  NOT_ELIGIBLE: "Other brand or currency",
};

/** The state of a prize, and what prevents it from being paid. */
function Payment({ winner: { state, obstacle, withheldFrom } }: { winner: LeaderboardWinner }) {
  return (
    <>
      <Badge tone={prizeTones[state]}>{readable(state)}</Badge>
      {obstacle === null ? null : <span className="block text-sm text-mist">{obstacleTexts[obstacle]}</span>}
      {withheldFrom === null ? null : (
        <span className="block text-sm text-mist">
          {"Withheld from "}
          <Moment at={withheldFrom} />
        </span>
      )}
    </>
  );
}

function BackLink() {
  return (
    <Link
      href="/console/leaderboards"
      className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-tick text-sm text-mist hover:text-ivory"
    >
      <ArrowLeft size={16} aria-hidden="true" /> All leaderboards
    </Link>
  );
}
