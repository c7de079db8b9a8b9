import { requestRegulatorExport } from "@parlour/contracts/calls/office/regulator-exports/request-regulator-export";
import { REGULATOR_SHAPES, type RegulatorShape } from "@parlour/contracts/entities/regulator-export";
import { client } from "@parlour/web/api/client";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

export const shapeNames: Record<RegulatorShape, string> = {
  GB: "United Kingdom",
  MT: "Malta",
  "CA-ON": "Ontario",
  "US-PA": "Pennsylvania",
};

const request = client(requestRegulatorExport);
const usual: Record<RegulatorShape, string> = { GB: "GBP", MT: "EUR", "CA-ON": "CAD", "US-PA": "USD" };
const dayMs = 86_400_000;

/** Returns the first and last day of last month (UTC). */
function lastMonth(): { from: string; to: string } {
  const today = new Date().toISOString().slice(0, 10);
  const to = new Date(Date.parse(`${today.slice(0, 7)}-01`) - dayMs).toISOString().slice(0, 10);
  return { from: `${to.slice(0, 7)}-01`, to };
}

type ExportDialogProps = { open: boolean; onClose: () => void; onRequested: () => void };

export function ExportDialog({ open, onClose, onRequested }: ExportDialogProps) {
  const [shape, setShape] = useState<RegulatorShape>("GB");
  const [days, setDays] = useState(lastMonth);
  const [currency, setCurrency] = useState(usual.GB);
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="New regulator export"
      description="Up to 366 past days, in one currency."
      action="Create export"
      disabled={days.from === "" || days.to === "" || days.from > days.to || currency === ""}
      done="The export is being created"
      onSubmit={async (reason) => {
        await request({ body: { shape, ...days, currency, reason } });
        onRequested();
      }}
    >
      <SelectField
        label="Regulator"
        value={shape}
        options={REGULATOR_SHAPES.map((value) => ({ value, label: shapeNames[value] }))}
        onChange={(event) => {
          const chosen = event.target.value as RegulatorShape;
          setShape(chosen);
          setCurrency(usual[chosen]);
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First day (UTC)"
          type="date"
          value={days.from}
          onChange={(event) => setDays({ ...days, from: event.target.value })}
        />
        <TextField
          label="Last day (UTC)"
          type="date"
          value={days.to}
          onChange={(event) => setDays({ ...days, to: event.target.value })}
        />
      </div>
      <TextField
        label="Currency"
        autoComplete="off"
        maxLength={5}
        value={currency}
        onChange={(event) => setCurrency(event.target.value.toUpperCase())}
      />
    </ReasonDialog>
  );
}
