import { exportDealerTips } from "@parlour/contracts/calls/play/shared-rounds/export-dealer-tips";
import { listDealerTips } from "@parlour/contracts/calls/play/shared-rounds/list-dealer-tips";
import type { DealerTipPayout, DealerTipTotal } from "@parlour/contracts/entities/dealer-tip";
import { callAddress } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { formatFigure } from "../../../parts/format-figure.ts";
import { Moment } from "../../../parts/moment.tsx";
import { PageHeader } from "../../../parts/page-header.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { usePeriod } from "../../../parts/period-bar.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { PayTipsDialog } from "./pay-tips-dialog.tsx";

const payoutColumns: readonly RecordColumn<DealerTipPayout>[] = [
  { key: "dealer", header: "Dealer", cell: ({ dealerName }) => dealerName },
  {
    key: "amount",
    header: "Amount",
    align: "end",
    cell: ({ amount, currency }) => formatFigure(amount, currency),
  },
  { key: "days", header: "Period", cell: ({ from, to }) => `${from} to ${to}` },
  { key: "paid", header: "Paid", cell: ({ paidAt }) => <Moment at={paidAt} /> },
  { key: "reason", header: "Reason", minor: true, cell: ({ reason }) => reason },
];

/** Tips by dealer and period. Operators who handle payments pay them out. */
export function DealerTips() {
  const operator = useOperator();
  const [{ from, to }, change] = usePeriod();
  const [paying, setPaying] = useState<DealerTipTotal | null>(null);
  const pagination = useCursorPagination("payouts");
  const { cursor: payoutsCursor } = pagination;
  const query = { from, to, ...(payoutsCursor !== undefined && { payoutsCursor }) };
  const resource = useCall(listDealerTips, { query });
  const mayPay = ({ dealerId, unpaid }: DealerTipTotal) =>
    unpaid > 0 && hasRole(operator, ["PAYMENTS"]) && dealerId !== operator.id;
  const columns: readonly RecordColumn<DealerTipTotal>[] = [
    { key: "dealer", header: "Dealer", sortBy: (row) => row.dealerName, cell: (row) => row.dealerName },
    { key: "tips", header: "Tips", align: "end", sortBy: (row) => row.tips, cell: (row) => row.tips },
    {
      key: "amount",
      header: "Amount",
      align: "end",
      sortBy: (row) => row.amount,
      cell: ({ amount, currency }) => formatFigure(amount, currency),
    },
    {
      key: "unpaid",
      header: "Unpaid",
      align: "end",
      sortBy: (row) => row.unpaid,
      cell: ({ unpaid, currency }) => formatFigure(unpaid, currency),
    },
    {
      key: "pay",
      header: "Payout",
      align: "end",
      cell: (row) =>
        mayPay(row) ? (
          <Button size="sm" aria-label={`Pay out ${row.dealerName}`} onClick={() => setPaying(row)}>
            Pay out
          </Button>
        ) : row.unpaid === 0 ? (
          "Paid"
        ) : (
          "–"
        ),
    },
  ];
  return (
    <>
      <PageHeader
        title="Dealer tips"
        actions={
          <a className={buttonClass()} href={callAddress(exportDealerTips, { query: { from, to } })} download>
            Export CSV
          </a>
        }
      >
        Players' tips to dealers. The money is kept in an account of its own until it is paid out.
      </PageHeader>
      <FilterBar label="Period">
        <TextField
          label="From (UTC)"
          type="date"
          value={from}
          max={to}
          onChange={({ target }) => target.value && change({ from: target.value })}
        />
        <TextField
          label="To (UTC)"
          type="date"
          value={to}
          min={from}
          onChange={({ target }) => target.value && change({ to: target.value })}
        />
      </FilterBar>
      <RecordTable
        caption="Tips by dealer"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ dealerId, currency }) => `${dealerId} ${currency}`}
        empty={{ title: "No tips", text: "No dealer was tipped in this period." }}
      />
      {resource.value && resource.value.payouts.length > 0 ? (
        <section className="mt-8" aria-label="Payouts">
          <h2 className="mb-3 text-xl font-semibold">Payouts</h2>
          <RecordTable
            caption="Payouts, newest first"
            columns={payoutColumns}
            resource={resource}
            rows={resource.value.payouts}
            rowKey={({ id }) => id}
            empty={{ title: "No payouts" }}
          />
          <Pagination pagination={pagination} next={resource.value.nextPayoutsCursor} />
        </section>
      ) : null}
      {paying ? (
        <PayTipsDialog
          total={paying}
          days={{ from, to }}
          onClose={() => setPaying(null)}
          onPaid={resource.reload}
        />
      ) : null}
    </>
  );
}
