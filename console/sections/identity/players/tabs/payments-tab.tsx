import { listPaymentsOfPlayer } from "@parlour/contracts/calls/money/payment/list-payments-of-player";
import type { PlayerPayment } from "@parlour/contracts/entities/operated-player";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import type { PlayerTabProps } from "../player-tab.ts";

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
  { key: "method", header: "Method", minor: true, cell: ({ method }) => method },
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
    cell: ({ status }) => <Badge tone={tones[status] ?? "quiet"}>{status}</Badge>,
  },
  {
    key: "more",
    header: "More",
    minor: true,
    cell: ({ target, signals, reason, id }) => (
      <span className="text-sm break-all text-mist">
        {[target, signals.join(", "), reason, id].filter(Boolean).join(" · ")}
      </span>
    ),
  },
];

export function PaymentsTab({ player: { id: playerId } }: PlayerTabProps) {
  const resource = useCall(listPaymentsOfPlayer, { params: { playerId } });
  return (
    <>
      <RecordTable
        caption="Payments, newest first"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id, kind }) => `${kind} ${id}`}
        empty={{ title: "No payments", text: "This player hasn't made any payments." }}
      />
      {resource.value?.more ? <p className="mt-3 text-mist">Older payments are in the ledger.</p> : null}
    </>
  );
}
