import { getDocumentExpiryRule } from "@parlour/contracts/calls/identity/profile-profiling/get-document-expiry-rule";
import { setDocumentExpiryRule } from "@parlour/contracts/calls/identity/profile-profiling/set-document-expiry-rule";
import type { DocumentExpiryRule } from "@parlour/contracts/entities/document-verification";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

const save = client(setDocumentExpiryRule);

/** What happens when an identity document expires, and how to change it. */
export function ExpiryRule() {
  const me = useOperator();
  const { value: rule, reload } = useCall(getDocumentExpiryRule, {});
  const [edited, setEdited] = useState<DocumentExpiryRule | null>(null);
  if (rule === undefined) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 flex-1 text-sm text-mist">{describeRule(rule)}</p>
      {hasRole(me, ["COMPLIANCE"]) ? (
        <Button size="sm" onClick={() => setEdited(rule)}>
          Change expiry rule
        </Button>
      ) : null}
      {edited ? (
        <ExpiryRuleDialog
          before={edited}
          latest={rule}
          onClose={() => setEdited(null)}
          onSaved={reload}
          onConflict={reload}
        />
      ) : null}
    </div>
  );
}

type ExpiryRuleDialogProps = {
  /** The rule when the dialog was opened. */
  before: DocumentExpiryRule;
  latest: DocumentExpiryRule;
  onClose: () => void;
  onSaved: () => void;
  onConflict: () => void;
};

function ExpiryRuleDialog({ before, latest, onClose, onSaved, onConflict }: ExpiryRuleDialogProps) {
  const [enabled, setEnabled] = useState(before.enabled);
  const [days, setDays] = useState(String(before.daysBefore));
  const [fault, setFault] = useState<string>();
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="When an identity document expires"
      description={`Now: ${describeRule(latest)}`}
      action="Change"
      danger={enabled && !before.enabled}
      done="Expiry rule changed"
      onConflict={onConflict}
      onSubmit={async (reason) => {
        const daysBefore = /^\d{1,2}$/.test(days.trim()) ? Number(days) : Number.NaN;
        const isWrong = !(daysBefore <= 90);
        setFault(isWrong ? "Enter a whole number from 0 to 90." : undefined);
        if (isWrong) return false;
        await save({ body: { enabled, daysBefore, before: latest, reason } });
        onSaved();
        return true;
      }}
    >
      <Checkbox
        label="Ask the player for a new document"
        hint="The player is told, and can't withdraw until the new document is approved. Documents that have expired already are included."
        checked={enabled}
        onChange={(event) => setEnabled(event.target.checked)}
      />
      <TextField
        label="Days before the expiry date"
        hint="0 asks on the day after the document has expired."
        inputMode="numeric"
        value={days}
        error={fault}
        onChange={(event) => setDays(event.target.value)}
      />
    </ReasonDialog>
  );
}

function describeRule({ enabled, daysBefore }: DocumentExpiryRule): string {
  if (!enabled) return "Players aren't asked for a new identity document when theirs expires.";
  if (daysBefore === 0) return "Players are asked for a new identity document once theirs has expired.";
  const days = daysBefore === 1 ? "1 day" : `${daysBefore} days`;
  return `Players are asked for a new identity document ${days} before theirs expires.`;
}
