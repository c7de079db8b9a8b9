import type { Answer } from "@parlour/contracts/call";
import type { listPaymentProblems } from "@parlour/contracts/calls/money/payment/list-payment-problems";
import { reconcilePayments } from "@parlour/contracts/calls/money/payment/reconcile-payments";
import { client } from "@parlour/web/api/client";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { counted } from "../../../parts/counted.ts";
import { Moment } from "../../../parts/moment.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

type Run = Answer<typeof listPaymentProblems>["reconciliations"][number];

const reconcile = client(reconcilePayments);
const spans = [
  { value: "2", label: "The last 2 days" },
  { value: "7", label: "The last 7 days" },
  { value: "31", label: "The last 31 days" },
];

/** The latest reconciliation with each provider, and a button to run one now. */
export function Reconciliations({ runs, onDone }: { runs: readonly Run[]; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const [days, setDays] = useState("2");
  return (
    <Panel
      title="Reconciliation with providers"
      className="mt-6"
      action={
        <Button size="sm" onClick={() => setAsking(true)}>
          Reconcile now
        </Button>
      }
    >
      {runs.length === 0 ? <p className="text-mist">Not reconciled yet. This runs every night.</p> : null}
      <ul className="grid gap-2">
        {runs.map((run) => (
          <li key={run.provider} className="flex flex-wrap items-center justify-between gap-3">
            <span className="font-semibold">{run.provider}</span>
            <span className="text-sm text-mist">
              {counted(run.compared, "payment")}, <Moment at={run.at} />
            </span>
            <Badge tone={run.differences === 0 ? "gain" : "live"}>
              {run.differences === 0 ? "no difference" : counted(run.differences, "difference")}
            </Badge>
          </li>
        ))}
      </ul>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Reconcile now"
        description="Compares every payment in this period with the provider's records. Nothing is changed."
        action="Reconcile"
        done="Reconciled"
        onSubmit={async (reason) => {
          await reconcile({ body: { days: Number(days), reason } });
          onDone();
        }}
      >
        <SelectField
          label="Period"
          options={spans}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
      </ReasonDialog>
    </Panel>
  );
}
