import { listHarmCaseSteps } from "@parlour/contracts/calls/protection/harm-cases/list-harm-case-steps";
import type { HarmCase } from "@parlour/contracts/entities/harm-case";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Link } from "@parlour/web/ui/link";
import { Fragment, useState } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { ClaimBar } from "../../../parts/queues/claim-bar.tsx";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import type { Claims } from "../../../parts/queues/use-claims.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { allStepNames, outcomes } from "./case-words.ts";
import { CloseDialog } from "./close-dialog.tsx";

type CaseDetailProps = { one: HarmCase; claims: Claims; onChanged: () => void };

export function CaseDetail({ one, claims, onChanged }: CaseDetailProps) {
  const steps = useCall(listHarmCaseSteps, { params: { id: one.id } });
  const [asking, setAsking] = useState<"action" | "close" | null>(null);
  const isClosed = one.state === "CLOSED";
  const isOthers = claims.isOthers(one.id);
  const changed = () => {
    steps.reload();
    onChanged();
  };
  return (
    <div className="grid gap-4">
      {isClosed ? null : <ClaimBar claims={claims} itemId={one.id} />}
      <div className="grid gap-4 rounded-panel border border-line bg-velvet p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">Score {one.score}</h2>
          <Badge tone={isClosed ? "gain" : "alarm"}>
            {isClosed
              ? one.outcome
                ? outcomes[one.outcome]
                : "closed"
              : one.state === "OPEN"
                ? "open"
                : "follow-up"}
          </Badge>
        </div>
        <ul className="grid list-disc gap-1 pl-5">
          {one.reasons.map(({ code, points, text, playerId, hands = [] }) => (
            <li key={`${code} ${playerId ?? ""}`}>
              {text} <span className="text-mist">({points} points)</span>
              {playerId === undefined ? null : (
                <>
                  {": "}
                  <PlayerLink playerId={playerId} />
                </>
              )}
              {hands.map((id, at) => (
                <Fragment key={id}>
                  {" "}
                  <Link
                    href={`/console/poker-hands/${encodeURIComponent(id)}`}
                    className="touch-target rounded-tick text-bright underline underline-offset-4"
                  >
                    Hand {at + 1}
                  </Link>
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
        <KeyValueList
          items={[
            { label: "Player", value: <PlayerLink playerId={one.playerId} /> },
            { label: "Opened", value: <Moment at={one.openedAt} /> },
            ...(one.followUpOn ? [{ label: "Follow-up", value: one.followUpOn }] : []),
            ...(one.closedAt ? [{ label: "Closed", value: <Moment at={one.closedAt} /> }] : []),
          ]}
        />
        {isClosed ? null : (
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" disabled={isOthers} onClick={() => setAsking("action")}>
              Add action or note
            </Button>
            <Button disabled={isOthers} onClick={() => setAsking("close")}>
              Close case
            </Button>
          </div>
        )}
      </div>
      <section aria-label="History of the case" className="rounded-panel border border-line bg-velvet p-5">
        <h3 className="mb-3 text-lg">History</h3>
        <ol className="grid gap-4">
          {steps.value?.items.map(({ id, kind, text, operatorName, at }) => (
            <li key={id} className="border-l-2 border-line pl-4">
              <p className="flex flex-wrap gap-x-3 text-sm text-mist">
                <span className="font-semibold text-ivory">{allStepNames[kind] ?? kind}</span>
                <span>{operatorName ?? "automatic"}</span>
                <Moment at={at} />
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      {asking === "action" ? (
        <ActionDialog one={one} onClose={() => setAsking(null)} onDone={changed} />
      ) : null}
      {asking === "close" ? <CloseDialog one={one} onClose={() => setAsking(null)} onDone={changed} /> : null}
    </div>
  );
}
