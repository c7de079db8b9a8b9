import { deletePlayerSegment } from "@parlour/contracts/calls/office/player-directory/delete-player-segment";
import { listPlayerSegments } from "@parlour/contracts/calls/office/player-directory/list-player-segments";
import { savePlayerSegment } from "@parlour/contracts/calls/office/player-directory/save-player-segment";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { Chip } from "@parlour/web/ui/chip";
import { Dialog } from "@parlour/web/ui/dialog";
import { IconButton } from "@parlour/web/ui/icon-button";
import { TextField } from "@parlour/web/ui/text-field";
import { showToast } from "@parlour/web/ui/toast";
import X from "lucide-react/icons/x";
import { type SubmitEvent, useId, useState } from "react";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { type Filters, filtersOf, queryOf } from "./player-filters.ts";

const save = client(savePlayerSegment);
const remove = client(deletePlayerSegment);

type SegmentBarProps = { filters: Filters; onOpen: (filters: Filters) => void };

/** Saved filters, shared by all operators. A segment always lists the players who currently match its filters. */
export function SegmentBar({ filters, onOpen }: SegmentBarProps) {
  const { value, reload } = useCall(listPlayerSegments, {});
  const [saving, setSaving] = useState(false);
  const current = JSON.stringify(queryOf(filters));
  const isFiltered = current !== "{}";
  const segments = value?.items ?? [];
  if (segments.length === 0 && !isFiltered) return null;
  const open = segments.find(({ filter }) => JSON.stringify(queryOf(filtersOf(filter))) === current);
  const drop = async (id: string) => {
    try {
      await remove({ params: { id } });
      showToast({ tone: "success", title: "Segment deleted" });
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
    }
    reload();
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {segments.map(({ id, name, filter, author }) => (
        <span key={id} className="inline-flex items-center">
          <Chip
            selected={id === open?.id}
            title={`Saved by ${author}`}
            onClick={() => onOpen(filtersOf(filter))}
          >
            {name}
          </Chip>
          {id === open?.id ? (
            <IconButton
              quiet
              label={`Delete segment ${name}`}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => void drop(id)}
            />
          ) : null}
        </span>
      ))}
      {isFiltered && open === undefined ? (
        <Button size="sm" onClick={() => setSaving(true)}>
          Save as segment
        </Button>
      ) : null}
      <SaveDialog open={saving} filters={filters} onClose={() => setSaving(false)} onSaved={reload} />
    </div>
  );
}

type SaveDialogProps = { open: boolean; filters: Filters; onClose: () => void; onSaved: () => void };

function SaveDialog({ open, filters, onClose, onSaved }: SaveDialogProps) {
  const formId = useId();
  const [name, setName] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || name.trim() === "") return setFailure(busy ? null : "Enter a name.");
    setBusy(true);
    try {
      await save({ body: { name: name.trim(), filter: queryOf(filters) } });
      setName("");
      setFailure(null);
      onSaved();
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Save as segment"
      description="All operators can see it. A segment with the same name will be replaced."
      closeLabel="Close"
      actions={
        <Button type="submit" form={formId} variant="primary" loading={busy}>
          Save
        </Button>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        <Failure text={failure} />
        <TextField
          label="Name"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
