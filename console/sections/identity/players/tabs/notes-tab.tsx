import { listPlayerNotes } from "@parlour/contracts/calls/identity/profile/list-player-notes";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { type SubmitEvent, useState } from "react";
import { failureText } from "../../../../parts/failure-text.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../../parts/pagination.tsx";
import { useDraft } from "../../../../parts/use-draft.ts";
import { addNote } from "../player-api.ts";
import type { PlayerTabProps } from "../player-tab.ts";

/** Notes for colleagues; they can't be edited. */
export function NotesTab({ player: { id: playerId } }: PlayerTabProps) {
  const { value: text, set: setText, clear } = useDraft(`note ${playerId}`, "");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const pagination = useCursorPagination("notes");
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor };
  const resource = useCall(listPlayerNotes, { params: { playerId }, query });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === "") return setFailure("Enter a note.");
    setBusy(true);
    setFailure(undefined);
    try {
      await addNote({ params: { playerId }, body: { text: text.trim() } });
      clear();
      pagination.restart();
      resource.reload();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        {resource.value === undefined && resource.error !== undefined ? (
          <ErrorState title="Couldn't load the notes" retryLabel="Try again" onRetry={resource.reload}>
            {failureText(resource.error)}
          </ErrorState>
        ) : null}
        {resource.value?.items.length === 0 ? (
          <EmptyState title="No notes">Notes are visible to all operators.</EmptyState>
        ) : null}
        <ul className="grid gap-3">
          {resource.value?.items.map((note) => (
            <li key={note.id} className="rounded-card border border-line bg-velvet p-4">
              <p className="break-words whitespace-pre-wrap">{note.text}</p>
              <p className="mt-2 text-sm text-mist">
                {note.author} · <Moment at={note.createdAt} />
              </p>
            </li>
          ))}
        </ul>
        <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      </div>
      <Panel title="New note" className="self-start">
        <form className="grid gap-4" noValidate onSubmit={submit}>
          <TextAreaField
            label="Note"
            hint="Notes can't be edited later."
            value={text}
            maxLength={4_000}
            error={failure}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" variant="primary" loading={busy}>
            Add note
          </Button>
        </form>
      </Panel>
    </div>
  );
}
