import { readAmount } from "@parlour/rules/typed-amount";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { amountFault } from "../../../parts/amount-fault.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type AffiliateDetails, type Plan, setPlan } from "./affiliate-api.ts";
import { describePlan } from "./describe-plan.ts";

type PlanDialogProps = { affiliate: AffiliateDetails; onClose: () => void; onChanged: () => void };

const kinds = [
  { value: "REVENUE_SHARE", label: "Share" },
  { value: "CPA", label: "CPA" },
  { value: "HYBRID", label: "Both" },
];
/** The highest revenue share that the API contract allows. */
const mostPercent = 60;

/** Creates a new version of the affiliate's commission plan. The current month isn't affected. */
export function PlanDialog({ affiliate, onClose, onChanged }: PlanDialogProps) {
  const { currency, plans } = affiliate;
  const newest = plans[0] ?? affiliate.plan;
  const [kind, setKind] = useState<Plan["kind"]>(newest.kind);
  const [percent, setPercent] = useState(String(newest.shareBasisPoints / 100));
  const [amount, setAmount] = useState(String(newest.cpaAmount));
  const [minimum, setMinimum] = useState(String(newest.cpaMinimumDeposit));
  const [carriesOver, setCarriesOver] = useState(newest.carriesOver);
  const hasShare = kind !== "CPA";
  const hasAmount = kind !== "REVENUE_SHARE";
  const plan = {
    kind,
    shareBasisPoints: hasShare ? Math.round(readAmount(percent) * 100) : 0,
    cpaAmount: hasAmount ? readAmount(amount) : 0,
    cpaMinimumDeposit: hasAmount ? readAmount(minimum) : 0,
    carriesOver,
  };
  const faults = {
    percent:
      plan.shareBasisPoints >= 0 && plan.shareBasisPoints <= mostPercent * 100
        ? undefined
        : `Enter a number from 0 to ${mostPercent}.`,
    amount: hasAmount ? amountFault(amount, currency, { zero: "allowed", most: 10_000 }) : undefined,
    minimum: hasAmount ? amountFault(minimum, currency, { zero: "allowed", most: 100_000 }) : undefined,
  };
  const isWrong = Object.values(faults).some((fault) => fault !== undefined);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Change plan"
      description={
        isWrong ? "Effective from next month." : `From next month on: ${describePlan(plan, currency)}.`
      }
      action="Save plan"
      disabled={isWrong}
      done="The new plan takes effect next month"
      onSubmit={async (reason) => {
        await setPlan({ params: { id: affiliate.id }, body: { plan, reason } });
        onChanged();
      }}
    >
      <SegmentedControl
        label="Kind"
        options={kinds}
        value={kind}
        onChange={(value) => setKind(value as Plan["kind"])}
      />
      {hasShare ? (
        <>
          <TextField
            label="Percentage of net revenue"
            inputMode="decimal"
            value={percent}
            error={faults.percent}
            onChange={(event) => setPercent(event.target.value)}
          />
          <Checkbox
            label="Carry negative months over"
            checked={carriesOver}
            onChange={(event) => setCarriesOver(event.target.checked)}
          />
        </>
      ) : null}
      {hasAmount ? (
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextField
            label={`CPA, in ${currency}`}
            inputMode="decimal"
            value={amount}
            error={faults.amount}
            onChange={(event) => setAmount(event.target.value)}
          />
          <TextField
            label="Minimum deposit"
            inputMode="decimal"
            value={minimum}
            error={faults.minimum}
            onChange={(event) => setMinimum(event.target.value)}
          />
        </div>
      ) : null}
    </ReasonDialog>
  );
}
