import { getAutomaticDecisions } from "@parlour/contracts/calls/office/operator-queues/get-automatic-decisions";
import { holdAutomaticDecisions } from "@parlour/contracts/calls/office/operator-queues/hold-automatic-decisions";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { type ReactNode, useState } from "react";
import { Moment } from "../moment.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";

const hold = client(holdAutomaticDecisions);
const intervalMs = 30_000;

type AutomaticDecisionsProps = {
  /** Names the decisions that are made automatically in this queue; null if there are none. */
  children: ReactNode;
  onChanged: () => void;
};

/** Shows whether decisions in a queue are automatic, with a switch that leaves them all to operators. */
export function AutomaticDecisions({ children, onChanged }: AutomaticDecisionsProps) {
  const { value, reload } = useCall(getAutomaticDecisions, {}, { intervalMs });
  const [isAsking, setAsking] = useState(false);
  if (value === undefined) return null;
  const { held, by, at, reason } = value;
  if (!held && children === null) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control border border-line bg-velvet px-4 py-2">
      <p className="min-w-0 flex-1 text-sm text-mist">
        {held ? (
          <>
            <strong className="text-bright">Operators decide.</strong> {by} paused automatic decisions about
            withdrawals and documents on {at ? <Moment at={at} /> : null}: {reason}
          </>
        ) : (
          children
        )}
      </p>
      <Button size="sm" onClick={() => setAsking(true)}>
        {held ? "Resume automatic decisions" : "Pause automatic decisions"}
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={held ? "Resume automatic decisions?" : "Pause automatic decisions?"}
        description={
          held
            ? "Withdrawals and documents that are waiting will be decided automatically within about a minute."
            : "Withdrawals and documents wait for an operator until automatic decisions are resumed."
        }
        action={held ? "Resume" : "Pause"}
        done={held ? "Automatic decisions resumed" : "Automatic decisions paused"}
        onSubmit={async (text) => {
          await hold({ body: { held: !held, reason: text } });
          reload();
          onChanged();
        }}
      />
    </div>
  );
}
