import { listPaymentsOfPlayer } from "@parlour/contracts/calls/money/payment/list-payments-of-player";
import type { PlayerPayment } from "@parlour/contracts/entities/player-details";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../../parts/pagination.tsx";
import { methodName, readable, reasonText } from "../../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import { signalText } from "../../../../parts/signals.ts";
import { useUrlValues } from "../../../../parts/use-url-values.ts";
import type { PlayerTabProps } from "../player-tab.ts";
import { BankAccountsPanel } from "./bank-accounts-panel.tsx";

const kinds: Record<PlayerPayment["kind"], string> = {
  DEPOSIT: "Deposit",
  WITHDRAWAL: "Withdrawal",
  TRANSFER_SENT: "Sent to a player",
  TRANSFER_RECEIVED: "From a player",
};

const tones: Readonly<Record<string, "gain" | "brass" | "alarm">> = {
  COMPLETED: "gain",
  PAID: "gain",
  PENDING: "brass",
  APPROVED: "brass",
  DECLINED: "alarm",
  REVERSED: "alarm",
};

const columns: RecordColumn<PlayerPayment>[] = [
  {
    key: "at",
    header: "When",
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  { key: "kind", header: "Kind", sortBy: ({ kind }) => kind, cell: ({ kind }) => kinds[kind] },
  { key: "method", header: "Method", minor: true, cell: ({ method }) => methodName(method) },
  {
    key: "amount",
    header: "Amount",
    align: "end",
    sortBy: ({ amount }) => amount,
    cell: ({ amount, currency }) => formatFigure(amount, currency),
  },
  {
    key: "status",
    header: "Status",
    sortBy: ({ status }) => status,
    cell: ({ status }) => <Badge tone={tones[status] ?? "quiet"}>{readable(status)}</Badge>,
  },
  {
    key: "more",
    header: "More",
    minor: true,
    cell: ({ target, signals, reason, id }) => (
      <span className="text-sm break-all text-mist">
        {[target, signals.map(signalText).join(", "), reasonText(reason), id].filter(Boolean).join(" · ")}
      </span>
    ),
  },
];

export function PaymentsTab({ player: { id: playerId } }: PlayerTabProps) {
  const pagination = useCursorPagination("payments");
  const { cursor } = pagination;
  const [{ payment }, change] = useUrlValues({ payment: "" });
  const query = { ...(cursor !== undefined && { cursor }), ...(payment && { id: payment }) };
  const resource = useCall(listPaymentsOfPlayer, { params: { playerId }, query });
  const owed = (resource.value?.debts ?? []).filter((debt) => debt.owed > 0);
  return (
    <>
      {owed.map((debt) => (
        <Banner key={debt.depositId} tone="danger" title="Owes money for a reversed deposit">
          {formatFigure(debt.owed, debt.currency)} of {formatFigure(debt.amount, debt.currency)} is
          outstanding ({debt.depositId}). It will be taken from the next deposit. Until then, withdrawals and
          transfers are refused.
        </Banner>
      ))}
      {payment ? (
        <p className="mb-3 flex flex-wrap items-center gap-3 text-mist">
          Showing only the payment you searched for.
          <Button size="sm" onClick={() => change({ payment: "" })}>
            Show all payments
          </Button>
        </p>
      ) : null}
      <RecordTable
        caption="Payments, newest first"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id, kind }) => `${kind} ${id}`}
        empty={{ title: "No payments", text: "This player hasn't made any payments." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      <div className="mt-6">
        <BankAccountsPanel playerId={playerId} />
      </div>
    </>
  );
}
