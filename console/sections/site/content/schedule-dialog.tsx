import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type ContentHistory, schedule } from "./content-api.ts";

type ScheduleDialogProps = {
  open: boolean;
  onClose: () => void;
  contentRef: ContentRef;
  history: ContentHistory;
  onChanged: () => void;
};

/** Schedules a version to be published, or the document to be unpublished. */
export function ScheduleDialog({ open, onClose, contentRef, history, onChanged }: ScheduleDialogProps) {
  const newest = history.draftVersion ?? history.publishedVersion;
  const [does, setDoes] = useState<"publish" | "unpublish">("publish");
  const [at, setAt] = useState("");
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Schedule"
      description="Happens automatically at the chosen time. Until then, it can be rescheduled or cancelled."
      action="Schedule"
      disabled={at === ""}
      done="Scheduled"
      about={`schedule ${JSON.stringify(contentRef)}`}
      onSubmit={async (reason) => {
        const version = does === "publish" ? newest : null;
        await schedule({ body: { ...contentRef, version, at: new Date(at).toISOString(), reason } });
        onChanged();
      }}
    >
      <SelectField
        label="What"
        options={[
          { value: "publish", label: `Publish version ${newest ?? ""}`, disabled: newest === null },
          { value: "unpublish", label: "Unpublish" },
        ]}
        value={does}
        onChange={(event) => setDoes(event.target.value as typeof does)}
      />
      <TextField
        label="When (your time)"
        type="datetime-local"
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
    </ReasonDialog>
  );
}
