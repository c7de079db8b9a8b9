import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import { kindWords } from "./provider-words.ts";

const kinds = ["STUDIO", "SPORTS_FEED", "RACING_FEED"] as const;
const empty = { kind: "STUDIO", id: "", name: "" };
const idPattern = /^[a-z0-9][a-z0-9-]{1,31}$/;

/**
 * Proposes a provider that sends us signed requests; other providers are set up in the servers' environment
 * variables.
 */
export function NewProviderDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [draft, setDraft] = useState(empty);
  const { kind, id, name } = draft;
  const isIdWrong = id !== "" && !idPattern.test(id);
  return (
    <ProposalDialog
      policy="PROVIDER"
      open={open}
      onClose={onClose}
      title="New provider"
      description="A studio or feed that sends us signed requests. You can then create its key. Payment, messaging and exclusion register providers are configured in the servers' environment."
      action="Add provider"
      disabled={name.trim() === "" || !idPattern.test(id)}
      onSubmit={async (reason) => {
        const data = { kind, id, name: name.trim() };
        const message = await propose({ body: { kind: "PROVIDER", data, reason } });
        setDraft(empty);
        return message;
      }}
    >
      <SelectField
        label="Kind"
        value={kind}
        options={kinds.map((value) => ({ value, label: kindWords[value] }))}
        onChange={(event) => setDraft({ ...draft, kind: event.target.value })}
      />
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <TextField
        label="ID"
        hint="Sent in the X-Provider header. It can't be changed later."
        error={isIdWrong ? "Use 2 to 32 lowercase letters, digits and hyphens." : undefined}
        autoComplete="off"
        maxLength={32}
        value={id}
        onChange={(event) => setDraft({ ...draft, id: event.target.value })}
      />
    </ProposalDialog>
  );
}
