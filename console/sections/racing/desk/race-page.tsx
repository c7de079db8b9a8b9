import { getDeskRace } from "@parlour/contracts/calls/racing/racebook/get-desk-race";
import type { DeskRace } from "@parlour/contracts/entities/racing-desk";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Link } from "@parlour/web/ui/link";
import { Panel } from "@parlour/web/ui/panel";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { useParams } from "react-router";
import { dollars } from "../../../parts/dollars.ts";
import { Moment } from "../../../parts/moment.tsx";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { readable } from "../../../parts/readable.ts";
import { PoolTable } from "./pool-table.tsx";
import { type RaceAction, RaceDialog } from "./race-dialog.tsx";
import { orderText, raceTones, takingsText } from "./race-words.ts";
import { RunnerTable } from "./runner-table.tsx";

const intervalMs = 5_000;

/** One race: its runners, result and pools, and the actions that its state allows. */
export function RacePage() {
  const { raceId = "" } = useParams();
  const resource = useCall(getDeskRace, { params: { raceId } }, { intervalMs });
  const [action, setAction] = useState<RaceAction | null>(null);
  const found = resource.value;
  if (found === undefined) {
    const { error, reload } = resource;
    if (error === undefined) return <FormSkeleton fields={5} />;
    return <NoRecord what="race" id={raceId} error={error} onRetry={reload} back={<BackLink />} />;
  }
  const { race, objection, order, runners, pools } = found;
  return (
    <>
      <BackLink />
      <PageHeader
        title={`${race.courseName}, race ${race.number}`}
        actions={<Actions race={found} onChoose={setAction} />}
      >
        <Moment at={race.startsAt} /> · {race.distanceMetres} m · {readable(race.going)}
      </PageHeader>
      <div className="grid gap-5">
        {objection ? (
          <Banner tone="warning" title="Objection">
            {`${objection.by}: ${objection.reason}. The result isn't official and nothing is paid until it is decided.`}
          </Banner>
        ) : null}
        <Panel title="Result" action={<Badge tone={raceTones[race.state]}>{readable(race.state)}</Badge>}>
          <KeyValueList
            items={[
              { label: "Off", value: found.offAt ? <Moment at={found.offAt} /> : "–" },
              { label: "Official", value: officialOf(found) },
              { label: "Settled", value: found.settledAt ? <Moment at={found.settledAt} /> : "–" },
              {
                label: "Order",
                value: race.state === "VOID" || !order ? "–" : orderText(order),
                strong: true,
              },
              { label: "Result version", value: race.resultVersion },
              { label: "Fixed odds", value: takingsText(race.takings, "fixed") },
              { label: "Liability limit per runner", value: dollars(found.liabilityLimit) },
              { label: "Best odds guaranteed", value: found.hasBestOdds ? "Yes" : "No" },
              { label: "Pools that start here", value: takingsText(race.takings, "pool") },
            ]}
          />
        </Panel>
        <Panel title="Runners">
          <RunnerTable
            resource={resource}
            runners={runners}
            canScratch={race.state === "OPEN"}
            onScratch={(runner) => setAction({ kind: "scratch", runner })}
          />
        </Panel>
        <Panel title="Pools">
          <PoolTable resource={resource} pools={pools} />
        </Panel>
      </div>
      {action ? (
        <RaceDialog race={found} action={action} onClose={() => setAction(null)} onDone={resource.reload} />
      ) : null}
    </>
  );
}

function officialOf({ race, officialAt }: DeskRace) {
  if (race.state === "OPEN" || race.state === "VOID" || officialAt === null) return "–";
  return (
    <>
      {race.state === "RUNNING" ? "due " : null}
      <Moment at={officialAt} />
    </>
  );
}

type ActionsProps = { race: DeskRace; onChoose: (action: RaceAction) => void };

function Actions({ race: { race, objection, settledAt, hasBestOdds }, onChoose }: ActionsProps) {
  const { state } = race;
  const isRun = state === "RUNNING" || state === "OFFICIAL" || state === "SETTLED";
  return (
    <>
      {state === "OPEN" ? (
        <>
          <Button onClick={() => onChoose({ kind: "delay" })}>Change the off time</Button>
          <Button onClick={() => onChoose({ kind: "limit" })}>Liability limit</Button>
          <Button onClick={() => onChoose({ kind: "bestOdds" })}>
            {hasBestOdds ? "End best odds" : "Guarantee best odds"}
          </Button>
        </>
      ) : null}
      {state === "RUNNING" && objection === null ? (
        <Button onClick={() => onChoose({ kind: "object" })}>Lodge objection</Button>
      ) : null}
      {objection ? <Button onClick={() => onChoose({ kind: "dismiss" })}>Dismiss objection</Button> : null}
      {isRun ? <Button onClick={() => onChoose({ kind: "amend" })}>Amend result</Button> : null}
      {(state === "OFFICIAL" || state === "VOID") && settledAt === null ? (
        <Button variant="primary" onClick={() => onChoose({ kind: "settle" })}>
          Settle now
        </Button>
      ) : null}
      {state === "OPEN" || isRun ? (
        <Button onClick={() => onChoose({ kind: "void" })}>Void race</Button>
      ) : null}
    </>
  );
}

function BackLink() {
  return (
    <Link
      href="/console/racing"
      className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-tick text-sm text-mist hover:text-ivory"
    >
      <ArrowLeft size={16} aria-hidden="true" /> All races
    </Link>
  );
}
