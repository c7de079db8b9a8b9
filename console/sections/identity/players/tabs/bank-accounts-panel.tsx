import { listBankAccountsOfPlayer } from "@parlour/contracts/calls/money/bank-accounts/list-bank-accounts-of-player";
import type { ReviewedBankAccount } from "@parlour/contracts/entities/bank-account";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { hasRole, useOperator } from "../../../../app/operator-context.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../../parts/pagination.tsx";
import { ProposalDialog } from "../../../../parts/proposal-dialog.tsx";
import { propose } from "../../../../parts/propose.ts";
import { readable } from "../../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";

const tones = { LINKED: "gain", REFUSED: "alarm", REMOVED: "quiet" } as const;

/** The player's bank accounts. If one was refused because of its holder's name, two operators can link it. */
export function BankAccountsPanel({ playerId }: { playerId: string }) {
  const me = useOperator();
  const pagination = useCursorPagination("accounts");
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor };
  const resource = useCall(listBankAccountsOfPlayer, { params: { playerId }, query });
  const [asked, setAsked] = useState<ReviewedBankAccount | null>(null);
  const mayPropose = hasRole(me, ["SUPPORT", "PAYMENTS", "COMPLIANCE"]);
  const columns: RecordColumn<ReviewedBankAccount>[] = [
    {
      key: "account",
      header: "Bank account",
      cell: ({ bank, masked, name }) => [bank, masked, `(${name})`].filter(Boolean).join(" "),
    },
    { key: "holder", header: "Account holder", cell: ({ holder }) => holder || "–" },
    {
      key: "status",
      header: "Status",
      cell: ({ status }) => <Badge tone={tones[status]}>{readable(status)}</Badge>,
    },
    {
      key: "at",
      header: "When",
      minor: true,
      cell: ({ createdAt }) => (createdAt === null ? "–" : <Moment at={createdAt} />),
    },
    {
      key: "act",
      header: "",
      align: "end",
      cell: (account) =>
        mayPropose && account.status === "REFUSED" ? (
          <Button size="sm" onClick={() => setAsked(account)}>
            Link
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <RecordTable
        caption="Bank accounts, newest first"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{ title: "No bank accounts", text: "This player hasn't linked a bank account." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      <ProposalDialog
        policy="BANK_ACCOUNT_LINK"
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Link this bank account"
        description={`According to the bank, the account holder is ${asked?.holder ?? ""}. Withdrawals can then go there.`}
        action="Link account"
        onSubmit={async (reason) => {
          if (!asked) return;
          const data = { playerId, accountId: asked.id };
          return await propose({ body: { kind: "BANK_ACCOUNT_LINK", data, reason } });
        }}
      />
    </>
  );
}
