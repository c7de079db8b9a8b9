import { addCannedAnswer } from "@parlour/contracts/calls/site/live-chat/add-canned-answer";
import { changeCannedAnswer } from "@parlour/contracts/calls/site/live-chat/change-canned-answer";
import type { CannedAnswer } from "@parlour/contracts/entities/chat-desk";
import { client } from "@parlour/web/api/client";
import { languageNames } from "@parlour/web/i18n/languages";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import { type SubmitEvent, useId, useState } from "react";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";

const add = client(addCannedAnswer);
const change = client(changeCannedAnswer);
const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }));

type CannedAnswerDialogProps = {
  edited: CannedAnswer | "new" | null;
  onClose: () => void;
  onDone: () => void;
};

export function CannedAnswerDialog({ edited, onClose, onDone }: CannedAnswerDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={edited === "new" ? "Add a canned response" : "Edit this response"}
      closeLabel="Close"
      actions={
        <Button type="submit" form={formId} variant="primary">
          Save
        </Button>
      }
    >
      {edited === null ? null : (
        <Form
          key={edited === "new" ? "new" : edited.id}
          formId={formId}
          edited={edited}
          onDone={() => {
            onDone();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

type FormProps = { formId: string; edited: CannedAnswer | "new"; onDone: () => void };

function Form({ formId, edited, onDone }: FormProps) {
  const [values, setValues] = useState(edited === "new" ? { title: "", language: "en", text: "" } : edited);
  const [failure, setFailure] = useState<string | null>(null);
  const typed = (field: "title" | "language" | "text") => (event: { target: { value: string } }) =>
    setValues({ ...values, [field]: event.target.value });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { title: values.title.trim(), language: values.language, text: values.text.trim() };
    if (body.title === "" || body.text === "") return setFailure("Enter a title and a text.");
    setFailure(null);
    try {
      if (edited === "new") await add({ body });
      else await change({ params: { cannedAnswerId: edited.id }, body });
      onDone();
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <form id={formId} className="grid gap-5" noValidate onSubmit={submit}>
      <Failure text={failure} />
      <TextField label="Title" maxLength={80} value={values.title} onChange={typed("title")} />
      <SelectField
        label="Language"
        options={languages}
        value={values.language}
        onChange={typed("language")}
      />
      <TextAreaField label="Text" rows={5} maxLength={2_000} value={values.text} onChange={typed("text")} />
    </form>
  );
}
