import { saveBrand } from "@parlour/contracts/calls/site/brands/save-brand";
import type { Brand } from "@parlour/contracts/entities/brand";
import { brandActions } from "@parlour/contracts/entities/brand-actions";
import { faultsOfColours } from "@parlour/rules/brand-theme";
import { client } from "@parlour/web/api/client";
import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { TextField } from "@parlour/web/ui/text-field";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { DraftNotice } from "../../../parts/draft-notice.tsx";
import { focusFirstFault } from "../../../parts/focus-first-fault.ts";
import { changeOrPropose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useDraft } from "../../../parts/use-draft.ts";
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
  const latest = brand?.version ?? 0;
  // The ID of a new brand is unsaved work too, so it is kept with the other fields. So is the version that the work
  // is based on: saved as the latest version, a restored draft would undo what others have changed since.
  const kept = useDraft(`brand ${brand?.id ?? "new"}`, () => ({
    id: brand?.id ?? "",
    version: latest,
    ...(brand ? draftOf(brand) : emptyDraft),
  }));
  const { value: draft, set: setDraft } = kept;
  const { id, version } = draft;
  const isOutdated = version !== latest;
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [asking, setAsking] = useState(false);
  const needsSecond = useSecondPerson();
  const isIdRight = /^[a-z][a-z0-9-]{1,30}$/.test(id);
  const isReadable = draft.colours === null || faultsOfColours(draft.colours).length === 0;
  const missing = isOutdated
    ? "Discard your changes first."
    : draft.name.trim() === ""
      ? "Enter a name."
      : !isIdRight
        ? "Enter an ID."
        : isReadable
          ? undefined
          : "Choose colours with more contrast.";
  const submit = async (reason: string) => {
    try {
      const wish = { document: documentOf(draft), version };
      const proposed = await changeOrPropose(
        () => save({ params: { brandId: id }, body: { ...wish, reason } }),
        { kind: "BRAND_DOCUMENT", data: { brandId: id, ...wish }, reason },
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
      {isOutdated ? <OutdatedNotice onDiscard={kept.clear} /> : <DraftNotice draft={kept} />}
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
        onConflict={onConflict}
        onSubmit={submit}
      />
    </Panel>
  );
}

/** Reports that someone else has changed the brand since the unsaved changes were made. */
function OutdatedNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="mb-5">
      <Banner
        tone="warning"
        live
        action={
          <Button size="sm" onClick={onDiscard}>
            Discard
          </Button>
        }
      >
        This brand has changed since you made your unsaved changes, so they can't be saved. Note what you
        need, then discard them to load the latest version.
      </Banner>
    </div>
  );
}
