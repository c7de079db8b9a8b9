import { saveBrand } from "@parlour/contracts/calls/site/brands/save-brand";
import type { Brand } from "@parlour/contracts/entities/brand";
import { faultsOfColours } from "@parlour/rules/brand-theme";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { brandFaults, documentOf, draftOf, emptyDraft } from "./brand-draft.ts";
import { BrandFields } from "./brand-fields.tsx";
import { BrandPreview } from "./brand-preview.tsx";

const save = client(saveBrand);

type EditorProps = {
  /** The brand to change; null for a new one. */
  brand: Brand | null;
  onClose: () => void;
  onSaved: () => void;
};

/** Edits one brand beside its preview. A new brand is not live until two administrators agree. */
export function BrandEditor({ brand, onClose, onSaved }: EditorProps) {
  const [draft, setDraft] = useState(() => (brand ? draftOf(brand) : emptyDraft));
  const [id, setId] = useState(brand?.id ?? "");
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [asking, setAsking] = useState(false);
  const isIdRight = /^[a-z][a-z0-9-]{1,30}$/.test(id);
  const isReadable = draft.colours === null || faultsOfColours(draft.colours).length === 0;
  const submit = async (reason: string) => {
    try {
      await save({
        params: { brandId: id },
        body: { document: documentOf(draft), version: brand?.version ?? 0, reason },
      });
    } catch (error) {
      setFaults(brandFaults(error));
      throw error;
    }
    onSaved();
  };
  return (
    <Panel title={brand ? brand.name : "New brand"} className="mt-6">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-4">
          <TextField
            label="Id"
            hint="In addresses and exports. It can't be changed later."
            autoComplete="off"
            value={id}
            disabled={brand !== null}
            error={id !== "" && !isIdRight ? "Use lowercase letters, digits and hyphens." : undefined}
            onChange={(event) => setId(event.target.value)}
          />
          <BrandFields
            draft={draft}
            faults={faults}
            onChange={(change) => setDraft({ ...draft, ...change })}
          />
        </div>
        <div className="lg:sticky lg:top-4 lg:self-start">
          <BrandPreview draft={draft} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={!isIdRight || !isReadable || draft.name.trim() === ""}
          onClick={() => setAsking(true)}
        >
          Save
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={brand ? `Save ${draft.name}` : `Create ${draft.name}`}
        description={
          brand?.isLive
            ? "Visitors see the change at once."
            : "The brand isn't live yet: two administrators put it live."
        }
        action="Save"
        done="Saved"
        describeFailure={(error) =>
          Object.keys(brandFaults(error)).length > 0 ? "Check the marked fields." : failureText(error)
        }
        onSubmit={submit}
      />
    </Panel>
  );
}
