import { saveReport } from "@parlour/contracts/calls/office/saved-reports/save-report";
import type { ReportName } from "@parlour/contracts/entities/report";
import { REPORT_RANGES, type ReportRange } from "@parlour/contracts/entities/saved-report";
import { client } from "@parlour/web/api/client";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { FormDialog } from "../../../parts/form-dialog.tsx";
import { reportLabels } from "./report-labels.ts";
import { isCurrentReport, rangeWords } from "./saved-report-words.ts";

const save = client(saveReport);

type SaveReportDialogProps = {
  open: boolean;
  report: ReportName;
  currency: string | null;
  /** Whether the report is shown for one brand, which a saved report does not keep. */
  isOfBrand: boolean;
  onClose: () => void;
};

/** Saves the current report under a name, with a relative period such as the last 30 days. */
export function SaveReportDialog({ open, report, currency, isOfBrand, onClose }: SaveReportDialogProps) {
  const [name, setName] = useState("");
  const [range, setRange] = useState<ReportRange>("LAST_30_DAYS");
  const [isShared, setShared] = useState(false);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Save “${reportLabels[report].label}”`}
      description={`In ${currency ?? "the default currency"}${isOfBrand ? ", for all brands: the chosen brand is not saved" : ""}. Your own saved report of the same name is replaced.`}
      action="Save"
      disabled={name.trim() === ""}
      onSubmit={async () => {
        await save({ body: { name: name.trim(), report, range, currency, isShared } });
        setName("");
        showToast({ tone: "success", title: "Report saved" });
      }}
    >
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {isCurrentReport(report) ? null : (
        <SelectField
          label="Period (UTC)"
          hint="Whole days."
          value={range}
          options={REPORT_RANGES.map((value) => ({ value, label: rangeWords[value] }))}
          onChange={(event) => setRange(event.target.value as ReportRange)}
        />
      )}
      <Checkbox
        label="Share with everyone who may read reports"
        checked={isShared}
        onChange={(event) => setShared(event.target.checked)}
      />
    </FormDialog>
  );
}
