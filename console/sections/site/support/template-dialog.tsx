import { addSupportTemplate } from "@parlour/contracts/calls/site/support-desk/add-support-template";
import { changeSupportTemplate } from "@parlour/contracts/calls/site/support-desk/change-support-template";
import type { SupportTemplate } from "@parlour/contracts/entities/support-desk";
import { fillTemplate, isTemplateText, unknownPlaceholders } from "@parlour/contracts/support-template";
import { client } from "@parlour/web/api/client";
import { languageNames } from "@parlour/web/i18n/languages";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { useOperator } from "../../../app/operator-context.ts";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { FormDialog } from "../../../parts/form-dialog.tsx";
import { nameFaultText } from "./name-fault-text.ts";

const add = client(addSupportTemplate);
const change = client(changeSupportTemplate);
const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }));
const shortcutPattern = /^[a-z0-9][a-z0-9-]{0,19}$/;

type TemplateDialogProps = {
  edited: SupportTemplate | "new";
  isDeleted: boolean;
  onClose: () => void;
  onDone: () => void;
};

type TemplateFields = Pick<SupportTemplate, "name" | "kind"> & {
  shortcut: string;
  /** The text in every language, empty if there is none. */
  texts: Readonly<Record<string, string>>;
};

function fieldsOf(edited: SupportTemplate | "new"): TemplateFields {
  const texts = edited === "new" ? {} : edited.texts;
  return {
    name: edited === "new" ? "" : edited.name,
    kind: edited === "new" ? "REPLY" : edited.kind,
    shortcut: edited === "new" ? "" : (edited.shortcut ?? ""),
    texts: Object.fromEntries(
      languages.map(({ value }) => [value, texts[value as keyof typeof texts] ?? ""]),
    ),
  };
}

export function TemplateDialog({ edited, isDeleted, onClose, onDone }: TemplateDialogProps) {
  const me = useOperator();
  const draft = useMergedFields<TemplateFields>(edited === "new" ? "new" : edited.id, fieldsOf(edited));
  const values = draft.value;
  const set = (part: Partial<TemplateFields>) => draft.set((before) => ({ ...before, ...part }));
  const [language, setLanguage] = useState("en");
  const text = values.texts[language] ?? "";
  const sample = { name: "Ines", operator: me.name, reference: "4F2K9QX1" };
  const shortcut = values.shortcut.trim().toLowerCase();
  const texts = Object.fromEntries(
    Object.entries(values.texts).flatMap(([code, one]) => (one.trim() === "" ? [] : [[code, one.trim()]])),
  );
  const wrongLanguages = languages.filter(({ value }) => faultOf(values.texts[value] ?? "") !== undefined);
  const isWrong =
    draft.conflicts.length > 0 ||
    values.name.trim() === "" ||
    Object.keys(texts).length === 0 ||
    wrongLanguages.length > 0 ||
    (shortcut !== "" && !shortcutPattern.test(shortcut));
  const submit = async () => {
    const { kind } = values;
    const body = { name: values.name.trim(), kind, shortcut: shortcut === "" ? null : shortcut, texts };
    if (edited === "new") await add({ body });
    else await change({ params: { templateId: edited.id }, body: { ...body, version: edited.version } });
    onDone();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={edited === "new" ? "Add a template" : "Change this template"}
      action="Save"
      done="Template saved"
      disabled={isWrong}
      isDeleted={isDeleted}
      describeFailure={nameFaultText}
      onConflict={onDone}
      onSubmit={submit}
    >
      <DraftStatus draft={draft} what="This template has" labels={{ texts: "Text" }} />
      <TextField
        label="Name"
        maxLength={80}
        value={values.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Kind"
          hint="An excerpt is a sentence to insert into a reply."
          value={values.kind}
          options={[
            { value: "REPLY", label: "Reply" },
            { value: "EXCERPT", label: "Excerpt" },
          ]}
          onChange={(event) => set({ kind: event.target.value as SupportTemplate["kind"] })}
        />
        <TextField
          label="Shortcut"
          hint="Optional. Type / and this word, then a space."
          maxLength={20}
          value={values.shortcut}
          error={
            shortcut === "" || shortcutPattern.test(shortcut) ? undefined : "Use letters, digits and hyphens."
          }
          onChange={(event) => set({ shortcut: event.target.value })}
        />
      </div>
      <SegmentedControl label="Language" options={languages} value={language} onChange={setLanguage} />
      <TextAreaField
        key={language}
        label={`Text (${languageNames[language]})`}
        hint="{name}, {operator} and {reference} are filled in."
        rows={4}
        maxLength={2_000}
        lang={language}
        value={text}
        error={faultOf(text)}
        onChange={(event) => set({ texts: { ...values.texts, [language]: event.target.value } })}
      />
      <section aria-label="Preview" className="rounded-card border border-line bg-raised/60 px-4 py-3">
        <p className="mb-1 text-sm text-mist">Preview</p>
        <p lang={language} className="min-h-6 whitespace-pre-wrap wrap-anywhere">
          {text.trim() === "" ? "–" : fillTemplate(text, sample)}
        </p>
      </section>
      {wrongLanguages.length > 0 ? (
        <p role="status" className="text-sm text-alarm">
          Correct the text in: {wrongLanguages.map(({ label }) => label).join(", ")}.
        </p>
      ) : null}
    </FormDialog>
  );
}

function faultOf(text: string): string | undefined {
  const [first] = unknownPlaceholders(text);
  if (first !== undefined) return `${first} is not a placeholder.`;
  return isTemplateText(text) ? undefined : "A brace is missing.";
}
