import { getRoundOfPlayer } from "@parlour/contracts/calls/play/games/get-round-of-player";
import type { RoundRecord } from "@parlour/contracts/entities/game-round";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { useState } from "react";
import { failureText } from "../../../../parts/failure-text.ts";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { Moment } from "../../../../parts/moment.tsx";

type RoundDialogProps = { playerId: string; roundId: string | null; onClose: () => void };

/** A round step by step, as it was played. */
export function RoundDialog({ playerId, roundId, onClose }: RoundDialogProps) {
  const resource = useResource(
    roundId === null ? null : callResource(getRoundOfPlayer, { params: { playerId, roundId } }),
  );
  const round = resource.loading ? undefined : resource.value;
  return (
    <Dialog
      open={roundId !== null}
      onClose={onClose}
      title="Round"
      description={roundId}
      closeLabel="Close"
      wide
    >
      {resource.error !== undefined ? <p role="alert">{failureText(resource.error)}</p> : null}
      {round === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <Replay key={round.roundId} round={round} />
      )}
    </Dialog>
  );
}

function Replay({ round }: { round: RoundRecord }) {
  const [at, setAt] = useState(0);
  const step = round.steps[at];
  const last = round.steps.length - 1;
  const money = (amount: number) => formatFigure(amount, round.currency);
  return (
    <div className="grid gap-5">
      <KeyValueList
        items={[
          { label: "Game", value: round.slug },
          { label: "Started", value: <Moment at={round.startedAt} /> },
          { label: "Stake", value: money(round.stake) },
          { label: "Win", value: money(round.win) },
          ...(round.jackpot
            ? [{ label: `Jackpot ${round.jackpot.tier}`, value: money(round.jackpot.amount) }]
            : []),
          { label: "Status", value: round.state },
        ]}
      />
      {step === undefined ? (
        <p className="text-mist">No replay available: this studio doesn't send step-by-step round data.</p>
      ) : (
        <section aria-label="Replay" className="rounded-card border border-line bg-ink/40 p-4">
          <div className="mb-3 flex items-center justify-between gap-3">
            <Button size="sm" disabled={at === 0} onClick={() => setAt(at - 1)}>
              Back
            </Button>
            <p role="status" className="font-semibold">
              Step {at + 1} of {last + 1}
            </p>
            <Button size="sm" disabled={at === last} onClick={() => setAt(at + 1)}>
              Next
            </Button>
          </div>
          <KeyValueList
            items={[
              { label: "Staked", value: money(step.stake) },
              { label: "Paid", value: money(step.win) },
              { label: "Drawn", value: step.draws.length === 0 ? "hidden or none" : step.draws.length },
            ]}
          />
          <Value name={at === 0 ? "Bet" : "Action"} value={step.action} />
          <Value name="Shown to player" value={step.view} />
          {step.draws.length > 0 ? <Value name="Draws" value={step.draws} /> : null}
        </section>
      )}
      {round.seeds ? <Value name="Seeds" value={round.seeds} /> : null}
    </div>
  );
}

function Value({ name, value }: { name: string; value: unknown }) {
  return (
    <details className="mt-3">
      <summary className="touch-target cursor-pointer rounded-tick text-mist hover:text-ivory">
        {name}
      </summary>
      <pre className="mt-2 max-h-64 overflow-auto rounded-chip bg-ink p-3 text-sm break-all whitespace-pre-wrap">
        {JSON.stringify(value, null, 2)}
      </pre>
    </details>
  );
}
