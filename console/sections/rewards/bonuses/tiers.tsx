import { getLoyaltyProgramme } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-programme";
import { readAmount } from "@parlour/rules/typed-amount";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { amountFault } from "../../../parts/amount-fault.ts";
import { ConflictHint, DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedDraft } from "../../../parts/conflicts/use-merged-draft.ts";
import { Difference } from "../../../parts/difference.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import type { Programme } from "./bonus-api.ts";
import { ProgrammeHistory } from "./programme-history.tsx";
import { flattenTiers, type Tier, type TierField, tierFieldNames, tierFields } from "./tier-fields.ts";

/** The figures of each tier as typed, by tier ID. */
type TierTexts = Readonly<Record<string, Readonly<Record<TierField, string>>>>;

/**
 * The loyalty tiers with thresholds and rates. Another operator must approve a change, which then becomes a new version
 * of the loyalty programme.
 */
export function Tiers() {
  const resource = useCall(getLoyaltyProgramme, {});
  if (resource.value === undefined) {
    if (resource.error === undefined) return <FormSkeleton fields={5} />;
    return (
      <ErrorState title="Couldn't load the programme" retryLabel="Try again" onRetry={resource.reload}>
        {failureText(resource.error)}
      </ErrorState>
    );
  }
  return <TierForm programme={resource.value.current} onReload={resource.reload} />;
}

function TierForm({ programme, onReload }: { programme: Programme; onReload: () => void }) {
  const { version, plan } = programme;
  const draft = useMergedDraft<TierTexts>("tiers", { version, value: textsOf(plan.tiers) });
  const [saving, setSaving] = useState(false);
  const textOf = (tier: Tier, field: TierField) => draft.value[tier.id]?.[field] ?? "";
  const tiers = plan.tiers.map((tier) => applyTexts(tier, draft.value[tier.id]));
  const names = Object.fromEntries(plan.tiers.map((tier) => [tier.id, tier.name.en]));
  const isWrong = tiers.some((tier) => tierFieldNames.some((field) => !Number.isInteger(tier[field])));
  const isChanged = JSON.stringify(flattenTiers(tiers)) !== JSON.stringify(flattenTiers(plan.tiers));
  return (
    <>
      <DraftStatus draft={draft} what="The loyalty programme has" labels={{ ...tierFields, ...names }} />
      <div className="grid gap-6 xl:grid-cols-2">
        {plan.tiers.map((tier) => (
          <Panel key={tier.id} title={tier.name.en}>
            <div className="grid items-end gap-4 sm:grid-cols-2">
              {tierFieldNames.map((field) => (
                <TextField
                  key={field}
                  label={tierFields[field]}
                  inputMode="numeric"
                  value={textOf(tier, field)}
                  error={pointsFault(textOf(tier, field))}
                  onChange={(event) =>
                    draft.set((before) => ({
                      ...before,
                      [tier.id]: { ...before[tier.id]!, [field]: event.target.value },
                    }))
                  }
                />
              ))}
            </div>
          </Panel>
        ))}
      </div>
      <div className="mt-6 flex items-center justify-end gap-3">
        <ConflictHint conflicts={draft.conflicts} />
        <Button
          variant="primary"
          disabled={!isChanged || isWrong || draft.conflicts.length > 0}
          onClick={() => setSaving(true)}
        >
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
        onConflict={() => {
          setSaving(false);
          onReload();
        }}
        onSubmit={async (reason) => {
          const data = { plan: { ...plan, tiers }, baseVersion: version };
          const outcome = await propose({ body: { kind: "LOYALTY_PROGRAMME", data, reason } });
          draft.clear();
          onReload();
          return outcome;
        }}
      >
        <Difference before={flattenTiers(plan.tiers)} after={flattenTiers(tiers)} />
      </ProposalDialog>
      <ProgrammeHistory />
    </>
  );
}

/** Thresholds and rates are whole numbers, which operators write like amounts: `10,000`. */
const pointsFault = (text: string) => amountFault(text, "PTS", { zero: "allowed", whole: true });

function textsOf(tiers: readonly Tier[]): TierTexts {
  const texts = (tier: Tier) => Object.fromEntries(tierFieldNames.map((field) => [field, `${tier[field]}`]));
  return Object.fromEntries(tiers.map((tier) => [tier.id, texts(tier)])) as TierTexts;
}

function applyTexts(tier: Tier, texts: TierTexts[string] | undefined): Tier {
  const numbers = Object.entries(texts ?? {}).map(([field, text]) => [
    field,
    pointsFault(text) === undefined ? readAmount(text) : Number.NaN,
  ]);
  return { ...tier, ...Object.fromEntries(numbers) };
}
