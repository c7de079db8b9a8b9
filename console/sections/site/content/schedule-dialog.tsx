import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import { Moment } from "../../../parts/moment.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type ContentHistory, cancelSchedule, schedule } from "./content-api.ts";

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
  const waiting = history.schedules.filter(({ state }) => state === "WAITING");

  const cancel = async (scheduleId: string) => {
    try {
      await cancelSchedule({ params: { scheduleId } });
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
    }
    onChanged();
  };
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="Schedule"
      description="Happens automatically at the chosen time, in your time zone."
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
      {waiting.length > 0 ? (
        <ul className="grid gap-2">
          {waiting.map(({ id, version, at: due }) => (
            <li key={id} className="flex items-center justify-between gap-3">
              <span>
                {version === null ? "Unpublished" : `Publish version ${version}`}, <Moment at={due} />
              </span>
              <Button size="sm" onClick={() => void cancel(id)}>
                Cancel
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
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
        label="When"
        type="datetime-local"
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
    </ReasonDialog>
  );
}
