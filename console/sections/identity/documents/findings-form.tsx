import {
  checksOfKind,
  type DocumentFindings,
  detailsOfKind,
} from "@parlour/contracts/entities/document-verification";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { TextField } from "@parlour/web/ui/text-field";
import { type SubmitEvent, useRef, useState } from "react";
import { DraftNotice } from "../../../parts/draft-notice.tsx";
import { useDraft } from "../../../parts/use-draft.ts";
import { checkWords } from "./check-words.ts";
import type { ReviewedDocument } from "./reviewed-document.ts";

type FindingsFormProps = {
  /** The form's id, which connects the form with the submit button outside it. */
  formId: string;
  document: ReviewedDocument;
  disabled: boolean;
  /** Returns whether the document was approved. */
  onApprove: (findings: DocumentFindings) => Promise<boolean>;
};

type Findings = { ticked: readonly string[]; number: string; expiry: string };

const nothingFound: Findings = { ticked: [], number: "", expiry: "" };

/**
 * The checklist and details that an approval needs. Submitting it incomplete shows what is missing and
 * focuses the first missing item.
 */
export function FindingsForm({ formId, document, disabled, onApprove }: FindingsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft<Findings>(`document findings ${document.id}`, nothingFound);
  const { number, expiry } = draft.value;
  const ticked = new Set(draft.value.ticked);
  const [isTried, setTried] = useState(false);
  const checks = checksOfKind[document.documentKind];
  const details = detailsOfKind[document.documentKind];
  const today = new Date().toISOString().slice(0, 10);
  const isUnticked = checks.some((check) => !ticked.has(check));
  const numberFault =
    details.number && number.trim() === "" ? "Enter the number on the document." : undefined;
  const expiryFault = expiryFaultOf(expiry, details.expiry, today);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (disabled) return;
    setTried(true);
    if (isUnticked || numberFault || expiryFault) {
      const first = form.current?.querySelector<HTMLInputElement>(
        "input[type=checkbox]:not(:checked), input[data-empty=true]",
      );
      first?.focus();
      return;
    }
    const isApproved = await onApprove({
      checks: [...checks],
      documentNumber: details.number ? number.trim() : null,
      expiresOn: details.expiry !== "none" && expiry !== "" ? expiry : null,
    });
    if (isApproved) draft.clear();
  };
  const tick = (check: string, isTicked: boolean) =>
    draft.set((before) => {
      // Ticks are kept in the order of the checklist, so that a tick that is undone does not count as a change.
      const isNow = (each: string) => (each === check ? isTicked : before.ticked.includes(each));
      return { ...before, ticked: checks.filter(isNow) };
    });
  return (
    <form
      id={formId}
      ref={form}
      noValidate
      data-findings
      className="grid gap-4 [&_input]:scroll-mb-28"
      onSubmit={submit}
    >
      <DraftNotice draft={draft} />
      <fieldset disabled={disabled}>
        <legend className="font-semibold">Checklist</legend>
        {checks.map((check) => (
          <Checkbox
            key={check}
            label={checkWords[check]}
            checked={ticked.has(check)}
            onChange={(event) => tick(check, event.target.checked)}
          />
        ))}
        {isTried && isUnticked ? (
          <p role="alert" className="text-sm text-alarm">
            Confirm every point, or reject the document.
          </p>
        ) : null}
      </fieldset>
      {details.number ? (
        <TextField
          label="Document number"
          autoComplete="off"
          maxLength={40}
          disabled={disabled}
          value={number}
          data-empty={numberFault !== undefined}
          error={isTried ? numberFault : undefined}
          onChange={(event) => {
            const { value } = event.target;
            draft.set((before) => ({ ...before, number: value }));
          }}
        />
      ) : null}
      {details.expiry === "none" ? null : (
        <TextField
          label="Expiry date"
          type="date"
          {...(details.expiry === "optional" && { hint: "Leave empty if it never expires" })}
          disabled={disabled}
          value={expiry}
          data-empty={expiryFault !== undefined}
          error={isTried ? expiryFault : undefined}
          onChange={(event) => {
            const { value } = event.target;
            draft.set((before) => ({ ...before, expiry: value }));
          }}
        />
      )}
    </form>
  );
}

function expiryFaultOf(
  expiry: string,
  need: "required" | "optional" | "none",
  today: string,
): string | undefined {
  if (need === "none" || (need === "optional" && expiry === "")) return undefined;
  if (expiry === "") return "Enter the expiry date.";
  return expiry < today ? "The document has expired. Reject it instead." : undefined;
}
