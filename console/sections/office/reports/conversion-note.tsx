import type { ReportConversion, ReportTable } from "@parlour/contracts/entities/report";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { useState } from "react";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";

type Rate = ReportConversion["rates"][number];
const still = { error: undefined, loading: false, isStale: false, reload: () => {} };

/** Says how the figures of all currencies were converted, and shows the rates. */
export function ConversionNote({ table }: { table: ReportTable | undefined }) {
  const [open, setOpen] = useState(false);
  if (table?.conversion == null) return null;
  const { rates, missing } = table.conversion;
  const columns: RecordColumn<Rate>[] = [
    { key: "day", header: "Day", sortBy: ({ day }) => day, cell: ({ day }) => day },
    {
      key: "currency",
      header: "Currency",
      sortBy: ({ currency }) => currency,
      cell: (rate) => rate.currency,
    },
    {
      key: "rate",
      header: `1 unit in ${table.currency}`,
      align: "end",
      cell: ({ rate }) => rate.toLocaleString("en", { maximumSignificantDigits: 8 }),
    },
    {
      key: "from",
      header: "Rate of",
      cell: ({ day, rateDay }) => (day === rateDay ? "the same day" : rateDay),
    },
  ];
  return (
    <div className="mb-5">
      <Banner
        tone={missing.length > 0 ? "warning" : "info"}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            Show rates
          </Button>
        }
      >
        {missing.length > 0
          ? `There is no rate for ${missing.join(", ")}; these figures are left out.`
          : table.columns.some(({ kind }) => kind === "ownAmount")
            ? "Values are converted at the latest rates."
            : "All currencies, converted at each day's rate."}
      </Banner>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Rates into ${table.currency}`}
        closeLabel="Close"
        wide
      >
        <RecordTable
          caption="Rates, newest day first"
          columns={columns}
          resource={still}
          rows={rates}
          rowKey={({ day, currency }) => `${day} ${currency}`}
          empty={{ title: "Nothing was converted" }}
        />
      </Dialog>
    </div>
  );
}
