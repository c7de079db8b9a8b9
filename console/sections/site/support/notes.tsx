import { addSupportNote } from "@parlour/contracts/calls/site/support-desk/add-support-note";
import { listSupportNotes } from "@parlour/contracts/calls/site/support-desk/list-support-notes";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { type SubmitEvent, useState } from "react";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { Moment } from "../../../parts/moment.tsx";
import { useDraft } from "../../../parts/use-draft.ts";

const add = client(addSupportNote);
const intervalMs = 20_000;

type NotesProps = { conversationId: string; onChanged: () => void };

/** Notes for colleagues. They are never shown to the player. */
export function Notes({ conversationId, onChanged }: NotesProps) {
  const resource = useCall(listSupportNotes, { params: { conversationId } }, { intervalMs });
  const mayChange = hasRole(useOperator(), ["SUPPORT"]);
  const { value: text, set: setText, clear } = useDraft(`note ${conversationId}`, "");
  // The id is generated once per note, so that a retry after a lost connection adds no second note.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || text.trim() === "") return;
    setBusy(true);
    setFailure(null);
    try {
      await add({ params: { conversationId }, body: { id, text: text.trim() } });
      clear();
      setId(crypto.randomUUID());
      resource.reload();
      onChanged();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label="Internal notes" className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-sans text-sm font-medium text-mist">Internal notes, never shown to the player</h3>
      {resource.error !== undefined && resource.value === undefined ? (
        <p role="alert" className="text-sm text-alarm">
          {failureText(resource.error)}
        </p>
      ) : null}
      {(resource.value ?? []).map((note) => (
        <div key={note.id} className="rounded-card bg-raised/60 px-3 py-2">
          <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
          <p className="mt-0.5 text-xs text-mist">
            {note.operatorName}, <Moment at={note.createdAt} />
          </p>
        </div>
      ))}
      {mayChange ? (
        <form className="grid gap-2" onSubmit={submit}>
          <Failure text={failure} />
          <TextAreaField
            label="Note"
            rows={2}
            maxLength={4_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div>
            <Button type="submit" size="sm" loading={busy} disabled={text.trim() === ""}>
              Add note
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  );
}
