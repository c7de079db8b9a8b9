import type { ContentSchedule } from "@parlour/contracts/entities/content-document";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ConfirmDialog } from "../../../parts/confirm-dialog.tsx";
import { localFieldText } from "../../../parts/local-field-text.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { cancelSchedule, reschedule } from "./content-api.ts";

/** Describes a scheduled change, without its time. */
export const describeSchedule = ({ version }: Pick<ContentSchedule, "version">): string =>
  version === null ? "Unpublish" : `Publish version ${version}`;

type ScheduleActionsProps = {
  schedule: ContentSchedule;
  /** The document, for example "/about, English". */
  document: string;
  onChanged: () => void;
};

/** Buttons that move a scheduled change to another time, or cancel it. */
export function ScheduleActions({ schedule, document, onChanged }: ScheduleActionsProps) {
  const { id, at } = schedule;
  const [open, setOpen] = useState<"move" | "cancel" | null>(null);
  const [typed, setTyped] = useState<string>();
  const next = typed ?? localFieldText(new Date(at));
  const close = () => {
    setOpen(null);
    setTyped(undefined);
  };
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setOpen("move")}>
        Reschedule
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setOpen("cancel")}>
        Cancel schedule
      </Button>
      <ReasonDialog
        open={open === "move"}
        onClose={close}
        title="Reschedule"
        description={`${describeSchedule(schedule)}: ${document}.`}
        action="Reschedule"
        disabled={next === ""}
        done="Rescheduled"
        onConflict={onChanged}
        onSubmit={async (reason) => {
          await reschedule({
            params: { scheduleId: id },
            body: { at: new Date(next).toISOString(), previousAt: at, reason },
          });
          onChanged();
        }}
      >
        <TextField
          label="When (your time)"
          type="datetime-local"
          value={next}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ReasonDialog>
      <ConfirmDialog
        open={open === "cancel"}
        onClose={close}
        title="Cancel this schedule?"
        cancel="Keep schedule"
        action="Cancel schedule"
        onConfirm={async () => {
          await cancelSchedule({ params: { scheduleId: id } });
          onChanged();
        }}
      >
        {describeSchedule(schedule)}: {document}. It stays as it is now.
      </ConfirmDialog>
    </span>
  );
}
