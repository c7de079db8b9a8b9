import { downloadCaseReport } from "@parlour/contracts/calls/protection/cases/download-case-report";
import { writeCaseReport } from "@parlour/contracts/calls/protection/cases/write-case-report";
import { REPORTABLE_CASE_KINDS, type WholeCase } from "@parlour/contracts/entities/case";
import { callAddress, client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { useState } from "react";
import { FormDialog } from "../../../parts/form-dialog.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { useDraft } from "../../../parts/use-draft.ts";

const write = client(writeCaseReport);
const shortest = 20;

type CaseReportsProps = { one: WholeCase; isLocked: boolean; onChanged: () => void };

export function CaseReports({ one, isLocked, onChanged }: CaseReportsProps) {
  const [isWriting, setWriting] = useState(false);
  if (!REPORTABLE_CASE_KINDS.includes(one.kind)) return null;
  return (
    <Panel
      title="Suspicious-activity reports"
      action={
        <Button size="sm" disabled={isLocked} onClick={() => setWriting(true)}>
          Write report
        </Button>
      }
    >
      {one.reports.length === 0 ? <p className="text-mist">None yet.</p> : null}
      <ul className="grid gap-3">
        {one.reports.map(({ id, checksum, madeBy, madeAt }) => (
          <li key={id} className="min-w-0">
            <a
              href={callAddress(downloadCaseReport, { params: { id: one.id, reportId: id } })}
              download
              className="touch-target rounded-tick text-bright underline underline-offset-4 wrap-anywhere"
            >
              Download {id}
            </a>
            <span className="block text-sm text-mist">
              {madeBy}, <Moment at={madeAt} />
            </span>
            <span className="block text-sm break-all text-mist">SHA-256 {checksum}</span>
          </li>
        ))}
      </ul>
      {isWriting ? <ReportDialog one={one} onClose={() => setWriting(false)} onChanged={onChanged} /> : null}
    </Panel>
  );
}

type ReportDialogProps = Omit<CaseReportsProps, "isLocked"> & { onClose: () => void };

function ReportDialog({ one, onClose, onChanged }: ReportDialogProps) {
  const { value: grounds, set, clear } = useDraft(`report ${one.id}`, "");
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Write a suspicious-activity report?"
      description="It contains the player's details, the findings, the amounts and all evidence of this case. It can't be changed afterwards. The player must not find out about it."
      action="Write report"
      done="Report written"
      disabled={grounds.trim().length < shortest}
      onSubmit={async () => {
        await write({ params: { id: one.id }, body: { grounds: grounds.trim() } });
        clear();
        onChanged();
      }}
    >
      <TextAreaField
        label="Grounds for suspicion"
        hint={`What you know, and why it is suspicious; at least ${shortest} characters.`}
        rows={8}
        maxLength={10_000}
        value={grounds}
        onChange={(event) => set(event.target.value)}
      />
    </FormDialog>
  );
}
