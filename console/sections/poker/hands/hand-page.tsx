import { getDeskPokerHand } from "@parlour/contracts/calls/poker/poker-room/get-desk-poker-hand";
import type { PokerDeskReplay } from "@parlour/contracts/entities/poker-desk";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { Panel } from "@parlour/web/ui/panel";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useState } from "react";
import { useParams } from "react-router";
import { Moment } from "../../../parts/moment.tsx";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { HandStep } from "./hand-step.tsx";
import { logText } from "./hand-words.ts";

/** A finished hand with every card, step by step. */
export function HandPage() {
  const { handId = "" } = useParams();
  const resource = useCall(getDeskPokerHand, { params: { handId } });
  const hand = resource.value;
  if (hand === undefined) {
    const { error, reload } = resource;
    if (error === undefined) return <FormSkeleton fields={5} />;
    return <NoRecord what="hand" id={handId} error={error} onRetry={reload} back={<BackLink />} />;
  }
  return (
    <>
      <BackLink />
      <PageHeader title={`${hand.table.name}, hand ${hand.number}`}>
        <Moment at={hand.playedAt} />
      </PageHeader>
      <Replay key={hand.id} hand={hand} />
    </>
  );
}

function Replay({ hand }: { hand: PokerDeskReplay }) {
  const last = hand.frames.length - 1;
  const [at, setAt] = useState(last);
  const frame = hand.frames[at]!;
  const nameOf = (seat: number) => hand.players.find((one) => one.seat === seat)?.name ?? `Seat ${seat}`;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Panel title={`Step ${at + 1} of ${last + 1}`}>
        <HandStep frame={frame} players={hand.players} currency={hand.table.currency} />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button onClick={() => setAt(at - 1)} disabled={at === 0}>
            Back
          </Button>
          <input
            type="range"
            aria-label="Step"
            min={0}
            max={last}
            value={at}
            onChange={({ target }) => setAt(Number(target.value))}
            className="h-11 min-w-40 flex-1 accent-brass max-sm:order-first max-sm:basis-full"
          />
          <Button onClick={() => setAt(at + 1)} disabled={at === last}>
            Next
          </Button>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(hand.phh)}`}
            download={`${hand.id}.phh`}
            className="inline-flex min-h-11 items-center text-bright underline"
          >
            Download PHH
          </a>
        </div>
      </Panel>
      <Panel title="Log">
        <ol className="grid gap-1 text-sm">
          {frame.log.map((entry, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
            <li key={line}>{logText(entry, nameOf)}</li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}

function BackLink() {
  return (
    <Link
      href="/console/poker-hands"
      className="touch-target mb-3 inline-flex items-center gap-1.5 rounded-tick text-sm text-mist hover:text-ivory"
    >
      <ArrowLeft size={16} aria-hidden="true" /> All poker hands
    </Link>
  );
}
