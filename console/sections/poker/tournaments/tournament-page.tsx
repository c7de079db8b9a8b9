import { cancelPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/cancel-poker-tournament";
import { getPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/get-poker-tournament";
import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Link } from "@parlour/web/ui/link";
import { Panel } from "@parlour/web/ui/panel";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { useParams } from "react-router";
import { counted } from "../../../parts/counted.ts";
import { Moment } from "../../../parts/moment.tsx";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { readable } from "../../../parts/readable.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { PlayerTable } from "./player-table.tsx";
import { moneyText, priceText, statusTones } from "./tournament-words.ts";

const intervalMs = 3_000;
const cancel = client(cancelPokerTournament);

/** One tournament: its money, tables and players, and the action that cancels it. */
export function TournamentPage() {
  const { tournamentId = "" } = useParams();
  const resource = useCall(getPokerTournament, { params: { tournamentId } }, { intervalMs });
  const [isCancelling, setCancelling] = useState(false);
  const found = resource.value;
  if (found === undefined) {
    const { error, reload } = resource;
    if (error === undefined) return <FormSkeleton fields={5} />;
    return (
      <NoRecord what="tournament" id={tournamentId} error={error} onRetry={reload} back={<BackLink />} />
    );
  }
  const { status } = found;
  const canCancel = found.startsAt !== null && (status === "REGISTERING" || status === "RUNNING");
  return (
    <>
      <BackLink />
      <PageHeader
        title={found.name}
        actions={canCancel ? <Button onClick={() => setCancelling(true)}>Cancel tournament</Button> : null}
      >
        {found.startsAt === null ? "Sit & go" : <Moment at={new Date(found.startsAt).toISOString()} />}
      </PageHeader>
      <div className="grid gap-5">
        <Panel title="Status" action={<Badge tone={statusTones[status]}>{readable(status)}</Badge>}>
          <KeyValueList items={factsOf(found)} />
        </Panel>
        {status === "RUNNING" ? (
          <Panel title="Tables">
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {found.tables.map(({ id, number, players }) => (
                <li key={id}>
                  <Link href={`/poker/tables/${id}`} target="_blank">
                    {`Table ${number}: ${counted(players, "player")}`}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        ) : null}
        <Panel title="Players">
          <PlayerTable resource={resource} tournament={found} />
        </Panel>
      </div>
      <ReasonDialog
        open={isCancelling}
        onClose={() => setCancelling(false)}
        onConflict={resource.reload}
        title={`Cancel ${found.name}`}
        description={
          status === "RUNNING"
            ? "The hands in play end without a result. Players who are still in get their fee back and share the remaining prize pool: half equally, half by chips. This can't be undone."
            : `The buy-ins and fees of ${counted(found.entries, "entry", "entries")} are refunded in full. This can't be undone.`
        }
        action="Cancel tournament"
        danger
        done="Tournament cancelled"
        onSubmit={async (reason) => {
          await cancel({ params: { tournamentId }, body: { reason } });
          resource.reload();
        }}
      />
    </>
  );
}

function factsOf(one: PokerTournamentDetails) {
  const left = one.players.filter(({ place }) => place === null).length;
  return [
    { label: one.bounty ? "Buy-in + bounty + fee" : "Buy-in + fee", value: priceText(one) },
    ...(one.satellite ? [{ label: "Satellite to", value: one.satellite.name }] : []),
    { label: "Entries", value: `${one.entries} (minimum ${one.entriesMin}, maximum ${one.entriesMax})` },
    { label: "Registration", value: readable(one.registration) },
    { label: "Guarantee", value: one.guarantee > 0 ? moneyText(one.guarantee, one) : "–" },
    { label: "Prize pool", value: one.currency === null ? "–" : moneyText(one.prizePool, one), strong: true },
    { label: "Places paid", value: one.currency === null ? "–" : one.prizes.length },
    { label: "Players left", value: one.status === "RUNNING" ? left : "–" },
    { label: "Level", value: one.status === "RUNNING" && one.clock ? one.clock.level : "–" },
    { label: "Hand-for-hand", value: one.isHandForHand ? "Yes" : "No" },
  ];
}

function BackLink() {
  return (
    <Link
      href="/console/poker"
      className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-tick text-sm text-mist hover:text-ivory"
    >
      <ArrowLeft size={16} aria-hidden="true" /> All poker tournaments
    </Link>
  );
}
