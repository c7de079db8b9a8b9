import { scheduleReport } from "@parlour/contracts/calls/office/saved-reports/schedule-report";
import type { ReportSchedule, SavedReport } from "@parlour/contracts/entities/saved-report";
import { client } from "@parlour/web/api/client";
import { SelectField } from "@parlour/web/ui/select-field";
import { showToast } from "@parlour/web/ui/toast";
import { useEffect, useState } from "react";
import { FormDialog } from "../../../parts/form-dialog.tsx";
import { weekdays } from "./saved-report-words.ts";

const schedule = client(scheduleReport);
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
const zones = [...new Set([own, "UTC", ...Intl.supportedValuesOf("timeZone")])];
const usual: ReportSchedule = { every: "DAILY", weekday: 1, hour: 8, timeZone: own };
const often = [
  { value: "NEVER", label: "Never" },
  { value: "DAILY", label: "Every day" },
  { value: "WEEKLY", label: "Every week" },
  { value: "MONTHLY", label: "On the first day of the month" },
] as const;

type ScheduleDialogProps = { saved: SavedReport | null; onClose: () => void; onChanged: () => void };

/** Chooses when the operator gets a saved report by e-mail. */
export function ScheduleDialog({ saved, onClose, onChanged }: ScheduleDialogProps) {
  const [draft, setDraft] = useState<ReportSchedule>(usual);
  const [every, setEvery] = useState<(typeof often)[number]["value"]>("DAILY");
  useEffect(() => {
    if (saved === null) return;
    const { nextAt: _, ...known } = saved.schedule ?? { ...usual, nextAt: "" };
    setDraft(known);
    setEvery(saved.schedule ? saved.schedule.every : "DAILY");
  }, [saved]);
  const isOn = every !== "NEVER";
  return (
    <FormDialog
      open={saved !== null}
      onClose={onClose}
      title={`Email “${saved?.name ?? ""}”`}
      description="You get the totals and a link to the whole report, which requires you to log in. The emails stop if your account is disabled or loses its role."
      action="Save"
      onSubmit={async () => {
        if (saved === null) return;
        const body = { schedule: isOn ? { ...draft, every } : null };
        await schedule({ params: { id: saved.id }, body });
        showToast({ tone: "success", title: isOn ? "Emails scheduled" : "Emails stopped" });
        onChanged();
      }}
    >
      <SelectField
        label="How often"
        value={every}
        options={often}
        onChange={(event) => setEvery(event.target.value as typeof every)}
      />
      {every === "WEEKLY" ? (
        <SelectField
          label="Day"
          value={String(draft.weekday)}
          options={weekdays.map((label, index) => ({ value: String(index + 1), label }))}
          onChange={(event) => setDraft({ ...draft, weekday: Number(event.target.value) })}
        />
      ) : null}
      {isOn ? (
        <>
          <SelectField
            label="Time"
            value={String(draft.hour)}
            options={Array.from({ length: 24 }, (_, hour) => ({
              value: String(hour),
              label: `${String(hour).padStart(2, "0")}:00`,
            }))}
            onChange={(event) => setDraft({ ...draft, hour: Number(event.target.value) })}
          />
          <SelectField
            label="Time zone"
            value={draft.timeZone}
            options={zones.map((value) => ({ value, label: value }))}
            onChange={(event) => setDraft({ ...draft, timeZone: event.target.value })}
          />
        </>
      ) : null}
    </FormDialog>
  );
}
