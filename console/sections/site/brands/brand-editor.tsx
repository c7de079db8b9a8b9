import { listBrandChanges } from "@parlour/contracts/calls/site/brands/list-brand-changes";
import { saveBrand } from "@parlour/contracts/calls/site/brands/save-brand";
import type { Brand } from "@parlour/contracts/entities/brand";
import { brandActions } from "@parlour/contracts/entities/brand-actions";
import { faultsOfColours } from "@parlour/rules/brand-theme";
import { callResource } from "@parlour/web/api/call-resource";
import { client } from "@parlour/web/api/client";
import { useResource } from "@parlour/web/api/use-resource";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { TextField } from "@parlour/web/ui/text-field";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { type DraftState, useMergedDraft } from "../../../parts/conflicts/use-merged-draft.ts";
import { focusFirstFault } from "../../../parts/focus-first-fault.ts";
import { changeOrPropose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useSecondPerson } from "../../../parts/use-second-person.ts";
import { brandFaults, documentOf, draftOf, emptyDraft } from "./brand-draft.ts";
import { BrandFields } from "./brand-fields.tsx";
import { BrandPreview } from "./brand-preview.tsx";
import { brandAddress } from "./open-brand.ts";

const save = client(saveBrand);

type EditorProps = {
  /** The brand to change; null for a new one. */
  brand: Brand | null;
  /** Loads the latest version after another operator's change. */
  onConflict: () => void;
  onSaved: () => void;
};

/** Edits one brand beside its preview. A new brand is not live until two administrators agree. */
export function BrandEditor({ brand, onConflict, onSaved }: EditorProps) {
  const version = brand?.version ?? 0;
  // The ID of a new brand is entered in the form too, so it is part of the unsaved changes.
  const kept = useMergedDraft(`brand ${brand?.id ?? "new"}`, {
    version,
    value: { id: brand?.id ?? "", ...(brand ? draftOf(brand) : emptyDraft) },
  });
  const { value: draft, set: setDraft } = kept;
  const { id } = draft;
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [asking, setAsking] = useState(false);
  const needsSecond = useSecondPerson();
  const isIdRight = /^[a-z][a-z0-9-]{1,30}$/.test(id);
  const isReadable = draft.colours === null || faultsOfColours(draft.colours).length === 0;
  const missing =
    kept.conflicts.length > 0
      ? "Choose which changes to keep first."
      : draft.name.trim() === ""
        ? "Enter a name."
        : !isIdRight
          ? "Enter an ID."
          : isReadable
            ? undefined
            : "Choose colours with more contrast.";
  const submit = async (reason: string) => {
    try {
      const request = { document: documentOf(draft), version };
      const proposed = await changeOrPropose(
        () => save({ params: { brandId: id }, body: { ...request, reason } }),
        { kind: "BRAND_DOCUMENT", data: { brandId: id, ...request }, reason },
      );
      kept.clear();
      onSaved();
      return proposed;
    } catch (error) {
      const found = brandFaults(error);
      setFaults(found);
      if (Object.keys(found).length === 0) throw error;
      setAsking(false);
      focusFirstFault();
      return false;
    }
  };
  const isProposal = needsSecond(asking && brand ? brandActions(brand, documentOf(draft)) : []);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <Panel
      title={brand ? brand.name : "New brand"}
      action={
        <Link to={brandAddress()} className={buttonClass({ size: "sm", variant: "quiet" })}>
          All brands
        </Link>
      }
    >
      <BrandDraftStatus brandId={brand?.id} draft={kept} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div ref={form} className="grid content-start gap-6">
          <BrandFields
            draft={draft}
            faults={faults}
            onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
            idField={
              <TextField
                label="ID"
                hint="Used in URLs and exports. It can't be changed later."
                autoComplete="off"
                value={id}
                disabled={brand !== null}
                error={id !== "" && !isIdRight ? "Use lowercase letters, digits and hyphens." : undefined}
                onChange={({ target }) => setDraft((before) => ({ ...before, id: target.value }))}
              />
            }
          />
        </div>
        <div className="lg:sticky lg:top-4 lg:self-start">
          <BrandPreview draft={draft} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button variant="primary" disabled={missing !== undefined} onClick={() => setAsking(true)}>
          Save
        </Button>
        <Link to={brandAddress()} className={buttonClass({ variant: "quiet" })}>
          Back to brands
        </Link>
        {missing === undefined ? null : <p className="text-sm text-mist">{missing}</p>}
      </div>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={brand ? `Save ${draft.name}` : `Create ${draft.name}`}
        description={
          isProposal
            ? "Another administrator must approve this change. Visitors will see it after that."
            : brand?.isLive
              ? "Visitors see the change immediately."
              : "The brand isn't live yet. Going live needs a second administrator's approval."
        }
        action={isProposal ? "Propose" : "Save"}
        done="Saved"
        onConflict={() => {
          setAsking(false);
          onConflict();
        }}
        onSubmit={submit}
      />
    </Panel>
  );
}

function BrandDraftStatus<Value>({
  brandId,
  draft,
}: {
  brandId: string | undefined;
  draft: DraftState<Value>;
}) {
  const changes = useResource(
    brandId === undefined || draft.changedSince === undefined
      ? null
      : callResource(listBrandChanges, { query: { subject: brandId } }),
  );
  const changedBy = changes.value?.items[0]?.operatorName;
  return <DraftStatus draft={draft} what="This brand has" changedBy={changedBy} />;
}
