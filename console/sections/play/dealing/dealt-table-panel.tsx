import { callDealtResult } from "@parlour/contracts/calls/play/shared-rounds/call-dealt-result";
import type { CallableOutcome, DealtTable } from "@parlour/contracts/entities/dealt-table";
import { client } from "@parlour/web/api/client";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import { ConfirmCall } from "./confirm-call.tsx";
import { PastResults } from "./past-results.tsx";
import { Preview } from "./preview.tsx";
import { ResultPad } from "./result-pad.tsx";
import { RoundStatus } from "./round-status.tsx";
import { ShiftTips } from "./shift-tips.tsx";
import { useDealing } from "./use-dealing.ts";

const call = client(callDealtResult);

const states = {
  AWAY: { tone: "quiet", text: "Closed" },
  NO_VIDEO: { tone: "alarm", text: "No video: betting is paused" },
  DEALING: { tone: "gain", text: "Open" },
} as const;

/** One table: the dealer's own video, the round, and the keypad for calling results. */
export function DealtTablePanel({ listed }: { listed: DealtTable }) {
  const [reported, setReported] = useState(listed);
  const [asked, setAsked] = useState<CallableOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  // The camera's status reports are sent more often than the list is polled, so their responses are usually newer.
  const table = reported.now > listed.now ? reported : listed;
  const { camera, start, stop } = useDealing(table.slug, setReported);
  const { round, dealer } = table;
  const isAwaited = camera !== null && round?.callBy != null;
  const act = async (action: () => Promise<void>) => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      const isCamera = error instanceof DOMException;
      const title = isCamera ? "The camera or microphone couldn't be opened." : failureText(error);
      showToast({ tone: "danger", title });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel
      title={table.name}
      action={<Badge tone={states[table.state].tone}>{states[table.state].text}</Badge>}
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <Preview camera={camera} />
          <p className="text-mist">
            {dealer === null
              ? "There's no dealer at this table. Opening it starts your camera and microphone."
              : dealer.isYou
                ? "You're dealing at this table."
                : `${dealer.name} is dealing at this table.`}
          </p>
          <div className="flex flex-wrap gap-3">
            {camera === null ? (
              <Button
                variant="primary"
                loading={busy}
                disabled={dealer !== null && !dealer.isYou}
                onClick={() => act(start)}
              >
                {dealer?.isYou ? "Resume" : "Open table"}
              </Button>
            ) : (
              <Button variant="danger" loading={busy} disabled={isAwaited} onClick={() => act(stop)}>
                Close table
              </Button>
            )}
          </div>
        </div>
        <div className="grid content-start gap-4">
          <RoundStatus table={table} />
          <ResultPad outcomes={table.outcomes} disabled={!isAwaited} onCall={setAsked} />
        </div>
      </div>
      {dealer?.isYou ? <ShiftTips tips={table.tips} /> : null}
      <PastResults table={table} />
      {asked && isAwaited ? (
        <ConfirmCall
          called={asked}
          number={round.number}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            const params = { slug: table.slug, number: round.number };
            setReported(await call({ params, body: { outcome: asked.outcome } }));
          }}
        />
      ) : null}
    </Panel>
  );
}
