import { useResource } from "@parlour/web/api/use-resource";
import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { ConflictHint, DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedDraft } from "../../../parts/conflicts/use-merged-draft.ts";
import { counted } from "../../../parts/counted.ts";
import { focusFirstFault } from "../../../parts/focus-first-fault.ts";
import { NoRecord } from "../../../parts/no-record.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { fetchCampaign, fetchOffers, fetchProgramme, isGrantable, save } from "./campaign-api.ts";
import { type CampaignFields, newFields, toFields } from "./campaign-fields.ts";
import { CampaignForm, type FormChoices } from "./campaign-form.tsx";
import { fieldLabels } from "./campaign-labels.ts";
import { toPlan } from "./campaign-plan.ts";
import { CampaignPreview } from "./campaign-preview.tsx";
import { campaignTemplates } from "./campaign-templates.ts";

type Loaded = {
  id: string | undefined;
  source: string;
  version: number;
  changedBy: string | null;
  fields: CampaignFields;
  choices: FormChoices;
};

/** Creates a campaign draft, either from scratch or as a copy of another campaign, or edits an existing draft. */
export function CampaignEditor() {
  const { campaignId } = useParams();
  const [params] = useSearchParams();
  const source = campaignId ?? params.get("copy") ?? "";
  const resource = useResource<Loaded>({
    key: `campaign ${campaignId ?? "new"} ${source}`,
    async read(signal) {
      const [offers, { current }, found] = await Promise.all([
        fetchOffers({ signal }),
        fetchProgramme({ signal }),
        source === "" ? undefined : fetchCampaign({ params: { id: source }, signal }),
      ]);
      const fields = found ? toFields(found.plan) : newFields;
      const isCopy = found !== undefined && campaignId === undefined;
      return {
        id: campaignId,
        source,
        version: found?.version ?? 0,
        changedBy: found?.changedBy ?? null,
        fields: isCopy ? { ...fields, name: `Copy of ${fields.name}`.slice(0, 80) } : fields,
        choices: {
          offers: offers.filter(isGrantable).map(({ id, plan }) => ({ value: id, label: plan.name.en })),
          tiers: current.plan.tiers.map(({ id, name }) => ({ value: id, label: name.en })),
        },
      };
    },
  });
  const { value } = resource;
  if (value === undefined || value.id !== campaignId || value.source !== source) {
    if (resource.error === undefined) return <FormSkeleton fields={8} />;
    return (
      <NoRecord
        what="campaign"
        id={source}
        error={resource.error}
        onRetry={resource.reload}
        back={
          <Link to="/campaigns" className={buttonClass({ size: "sm" })}>
            All campaigns
          </Link>
        }
      />
    );
  }
  return <Editor key={`${value.id} ${source}`} loaded={value} onConflict={resource.reload} />;
}

function Editor({ loaded, onConflict }: { loaded: Loaded; onConflict: () => void }) {
  const navigate = useNavigate();
  const [id] = useState(() => loaded.id ?? `campaign_${crypto.randomUUID().replaceAll("-", "")}`);
  // A new campaign has no version yet. If it is a copy, later changes to the original don't matter.
  const draft = useMergedDraft<CampaignFields>(`campaign ${loaded.id ?? `new ${loaded.source}`}`, {
    version: loaded.id === undefined ? 0 : loaded.version,
    value: loaded.fields,
  });
  const { value: fields, set: setFields } = draft;
  const [isChecked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const read = toPlan(fields);
  const faults = isChecked && "faults" in read ? read.faults : {};
  const back = loaded.id === undefined ? "/campaigns" : `/campaigns/${encodeURIComponent(loaded.id)}`;
  const review = () => {
    setChecked(true);
    if ("plan" in read) setSaving(true);
    else focusFirstFault();
  };
  return (
    <>
      <PageHeader title={loaded.id ? `Edit ${loaded.fields.name}` : "New campaign"}>
        Nothing is sent until you start the campaign.
      </PageHeader>
      <DraftStatus
        draft={draft}
        what="This campaign has"
        changedBy={loaded.changedBy ?? undefined}
        labels={fieldLabels}
      />
      {loaded.id === undefined ? (
        <div className="mb-5 flex flex-wrap items-center gap-3">
          <span className="text-mist">Start from a template:</span>
          {campaignTemplates.map(({ id: template, label, fields: given }) => (
            <Button key={template} size="sm" onClick={() => setFields(given)}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      {Object.keys(faults).length > 0 ? (
        <div className="mb-5">
          <Banner tone="danger" live>
            {`${counted(Object.keys(faults).length, "field needs", "fields need")} attention.`}
          </Banner>
        </div>
      ) : null}
      <CampaignForm
        fields={fields}
        faults={faults}
        choices={loaded.choices}
        onChange={(part) => setFields((before) => ({ ...before, ...part }))}
      />
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <Link
          to={back}
          className="inline-flex min-h-11 items-center px-3 font-semibold text-mist hover:text-ivory"
        >
          Back without saving
        </Link>
        <CampaignPreview fields={fields} />
        <ConflictHint conflicts={draft.conflicts} />
        <Button variant="primary" disabled={draft.conflicts.length > 0} onClick={review}>
          Save draft
        </Button>
      </div>
      <ReasonDialog
        open={saving}
        onClose={() => setSaving(false)}
        title="Save this draft?"
        description="Nothing is sent until you start the campaign."
        action="Save"
        done="Draft saved"
        onConflict={() => {
          setSaving(false);
          onConflict();
        }}
        onSubmit={async (reason) => {
          if (!("plan" in read)) return;
          const baseVersion = loaded.id === undefined ? null : loaded.version;
          await save({ params: { id }, body: { plan: read.plan, baseVersion, reason } });
          draft.clear();
          void navigate(`/campaigns/${encodeURIComponent(id)}`);
        }}
      />
    </>
  );
}
