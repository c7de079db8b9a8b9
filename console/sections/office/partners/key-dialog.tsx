import { PARTNER_SCOPES, type PartnerScope } from "@parlour/contracts/entities/api-key";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import { scopeWords } from "./partner-words.ts";

const dayMs = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const empty = { name: "", scopes: [] as readonly PartnerScope[], expiresOn: "" };

/** Proposes an API key; its secret can be created when another administrator has approved it. */
export function KeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [draft, setDraft] = useState(empty);
  const { name, scopes } = draft;
  const expiresOn = draft.expiresOn || dayIn(180);
  return (
    <ProposalDialog
      policy="API_KEY"
      open={open}
      onClose={onClose}
      title="New API key"
      description="You can then create its secret here."
      action="Add key"
      disabled={name.trim() === "" || scopes.length === 0}
      onSubmit={async (reason) => {
        const outcome = await propose({
          body: { kind: "API_KEY", data: { name, scopes, expiresOn }, reason },
        });
        setDraft(empty);
        return outcome;
      }}
    >
      <TextField
        label="Name"
        hint="The partner and what the key is for."
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <fieldset>
        <legend className="mb-1 font-medium">Can read</legend>
        {PARTNER_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeWords[scope]}
            checked={scopes.includes(scope)}
            onChange={(event) =>
              setDraft({
                ...draft,
                scopes: event.target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope),
              })
            }
          />
        ))}
      </fieldset>
      <TextField
        label="Expiry date (UTC)"
        hint="At most one year ahead."
        type="date"
        min={dayIn(1)}
        max={dayIn(366)}
        value={expiresOn}
        onChange={(event) => setDraft({ ...draft, expiresOn: event.target.value })}
      />
    </ProposalDialog>
  );
}
