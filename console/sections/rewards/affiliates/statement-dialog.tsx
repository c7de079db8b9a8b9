import { Button } from "@parlour/web/ui/button";
import { DataTable } from "@parlour/web/ui/data-table";
import { Dialog } from "@parlour/web/ui/dialog";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { useState } from "react";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { formatFigure } from "../../../parts/format-figure.ts";
import { decideOnce } from "../../../parts/queues/decide-once.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { payStatement, type Statement } from "./affiliate-api.ts";
import { describePlan } from "./describe-plan.ts";
import { monthName, statementStates } from "./statement-table.tsx";

type StatementDialogProps = {
  statement: Statement | undefined;
  name: string;
  /** The currency of the affiliate's wallet. Commission in other currencies is paid by external transfer. */
  walletCurrency: string | undefined;
  onClose: () => void;
  onPaid: () => void;
};

const lineKinds: Record<Statement["lines"][number]["kind"], string> = {
  CPA: "First deposit",
  CPA_TAKEN_BACK: "Deposit reversed",
  REVENUE_SHARE: "Revenue share",
};

/** An affiliate's statement for one month, with all its lines and a button to pay it. */
export function StatementDialog({ statement, name, walletCurrency, onClose, onPaid }: StatementDialogProps) {
  const me = useOperator();
  const [paying, setPaying] = useState(false);
  const money = (amount: number) => formatFigure(amount, statement?.currency ?? "USD");
  const isOwed = statement !== undefined && statement.commission > 0;
  const intoWallet = statement?.currency === walletCurrency;
  const mayPay = statement?.state === "CLOSED" && hasRole(me, ["PAYMENTS"]);
  return (
    <>
      <Dialog
        open={statement !== undefined && !paying}
        onClose={onClose}
        title={statement ? `${monthName(statement.month)} in ${statement.currency}, ${name}` : ""}
        description={statement ? describePlan(statement.plan, statement.currency) : ""}
        closeLabel="Close"
        actions={
          mayPay ? (
            <Button variant="primary" onClick={() => setPaying(true)}>
              {isOwed ? `Pay ${money(statement.commission)}` : "Settle (nothing owed)"}
            </Button>
          ) : null
        }
      >
        {statement ? (
          <div className="grid gap-5">
            <KeyValueList
              items={[
                { label: "Status", value: statementStates[statement.state].label },
                { label: "Net revenue", value: money(statement.netRevenue) },
                { label: "For first deposits", value: money(statement.cpa) },
                { label: "Share", value: money(statement.share) },
                { label: "Carried over from earlier months", value: money(statement.carriedIn) },
                { label: "Carried over to next month", value: money(statement.carriedOut) },
                { label: "Commission", value: money(statement.commission), strong: true },
              ]}
            />
            <DataTable
              caption="Statement lines"
              rows={statement.lines.map((line, index) => ({ ...line, key: String(index) }))}
              rowKey={({ key }) => key}
              empty={<p className="text-mist">No players counted this month.</p>}
              columns={[
                { key: "player", header: "Player", cell: ({ player }) => player },
                { key: "kind", header: "Item", cell: ({ kind }) => lineKinds[kind] },
                {
                  key: "basis",
                  header: "Base amount",
                  align: "end",
                  cell: ({ basis, basisCurrency }) => formatFigure(basis, basisCurrency),
                },
                {
                  key: "amount",
                  header: "Amount",
                  align: "end",
                  cell: ({ amount, currency }) => formatFigure(amount, currency),
                },
              ]}
            />
          </div>
        ) : null}
      </Dialog>
      <ReasonDialog
        open={statement !== undefined && paying}
        onClose={() => setPaying(false)}
        title={isOwed ? "Pay this statement?" : "Settle this statement?"}
        description={
          !isOwed
            ? "Nothing is owed for this month. It will be marked as settled."
            : intoWallet
              ? `${money(statement.commission)} will be paid into ${name}'s wallet now.`
              : `${money(statement.commission)} will be recorded as paid by external transfer. Make the transfer first and state its reference in the reason.`
        }
        action={isOwed ? "Pay" : "Settle"}
        done={isOwed ? "Paid" : "Settled"}
        onSubmit={async (reason) => {
          if (!statement) return;
          await decideOnce(() => payStatement({ params: { id: statement.id }, body: { reason } }), onPaid);
        }}
      />
    </>
  );
}
