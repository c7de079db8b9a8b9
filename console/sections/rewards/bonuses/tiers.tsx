import { getLoyaltyProgramme } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-programme";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { Difference } from "../../../parts/difference.tsx";
import { DraftNotice } from "../../../parts/draft-notice.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import { useDraft } from "../../../parts/use-draft.ts";
import type { Programme } from "./bonus-api.ts";

const fields = {
  threshold: "Tier points required",
  cashRatePpm: "Cash value per point, in millionths of a currency unit",
  bonusRatePpm: "Bonus value per point, in millionths of a currency unit",
  pointsPercent: "Points per tier point, in percent",
} as const;
type Field = keyof typeof fields;
type Tier = Programme["plan"]["tiers"][number];
type Edits = Readonly<Record<string, Partial<Record<Field, string>>>>;

/**
 * The loyalty tiers with thresholds and rates. Another operator must approve a change, which then becomes a new version
 * of the loyalty programme.
 */
export function Tiers() {
  const resource = useCall(getLoyaltyProgramme, {});
  const draft = useDraft<Edits>("tiers", {});
  const { value: edits, set: setEdits } = draft;
  const [saving, setSaving] = useState(false);
  if (resource.value === undefined) {
    if (resource.error === undefined) return <FormSkeleton fields={5} />;
    return (
      <ErrorState title="Couldn't load the programme" retryLabel="Try again" onRetry={resource.reload}>
        {failureText(resource.error)}
      </ErrorState>
    );
  }
  const { version, plan } = resource.value.current;
  const textOf = (tier: Tier, field: Field) => edits[tier.id]?.[field] ?? String(tier[field]);
  const tiers = plan.tiers.map((tier) => applyEdits(tier, edits[tier.id]));
  const isWrong = tiers.some((tier) =>
    (Object.keys(fields) as Field[]).some((field) => !Number.isInteger(tier[field])),
  );
  const flat = (list: readonly Tier[]) =>
    Object.fromEntries(
      list.flatMap((tier) =>
        (Object.keys(fields) as Field[]).map((field) => [`${tier.name.en}: ${field}`, tier[field]]),
      ),
    );
  const isChanged = JSON.stringify(flat(tiers)) !== JSON.stringify(flat(plan.tiers));
  return (
    <>
      <DraftNotice draft={draft} />
      <div className="grid gap-6 xl:grid-cols-2">
        {plan.tiers.map((tier) => (
          <Panel key={tier.id} title={tier.name.en}>
            <div className="grid items-end gap-4 sm:grid-cols-2">
              {(Object.keys(fields) as Field[]).map((field) => (
                <TextField
                  key={field}
                  label={fields[field]}
                  inputMode="numeric"
                  value={textOf(tier, field)}
                  error={/^\d+$/.test(textOf(tier, field)) ? undefined : "Enter a whole number."}
                  onChange={(event) =>
                    setEdits({ ...edits, [tier.id]: { ...edits[tier.id], [field]: event.target.value } })
                  }
                />
              ))}
            </div>
          </Panel>
        ))}
      </div>
      <div className="mt-6 flex justify-end">
        <Button variant="primary" disabled={!isChanged || isWrong} onClick={() => setSaving(true)}>
          Review changes
        </Button>
      </div>
      <ProposalDialog
        policy="LOYALTY_PROGRAMME"
        open={saving}
        onClose={() => setSaving(false)}
        title="Change these tiers and rates?"
        description={`This becomes version ${version + 1}.`}
        action="Save"
        onConflict={resource.reload}
        onSubmit={async (reason) => {
          const data = { plan: { ...plan, tiers }, baseVersion: version };
          const outcome = await propose({ body: { kind: "LOYALTY_PROGRAMME", data, reason } });
          draft.clear();
          resource.reload();
          return outcome;
        }}
      >
        <Difference before={flat(plan.tiers)} after={flat(tiers)} />
      </ProposalDialog>
    </>
  );
}

function applyEdits(tier: Tier, edited: Partial<Record<Field, string>> | undefined): Tier {
  const numbers = Object.entries(edited ?? {}).map(([field, text]) => [
    field,
    /^\d+$/.test(text) ? Number(text) : Number.NaN,
  ]);
  return { ...tier, ...Object.fromEntries(numbers) };
}
