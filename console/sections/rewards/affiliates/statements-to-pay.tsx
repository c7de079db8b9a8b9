import { listAffiliateStatementsToPay } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-statements-to-pay";
import { useCall } from "@parlour/web/api/use-resource";
import { useState } from "react";
import { Pagination, queueNames, useCursorPagination } from "../../../parts/pagination.tsx";
import { useQueueState } from "../../../parts/queues/use-queue-state.ts";
import { StateFilter } from "../../../parts/state-filter.tsx";
import type { Statement } from "./affiliate-api.ts";
import { StatementDialog } from "./statement-dialog.tsx";
import { StatementTable } from "./statement-table.tsx";

const states = [
  { value: "CLOSED", label: "Unpaid" },
  { value: "PAID", label: "Paid" },
  { value: "RUNNING", label: "Current" },
] as const;

/** All affiliates' statements, unpaid ones first. */
export function StatementsToPay() {
  const [state, setState] = useQueueState<Statement["state"]>("state", ["CLOSED", "PAID", "RUNNING"]);
  const pagination = useCursorPagination();
  const { cursor } = pagination;
  const [openId, setOpenId] = useState<string | null>(null);
  const resource = useCall(listAffiliateStatementsToPay, {
    query: { state, ...(cursor !== undefined && { cursor }) },
  });
  const opened = resource.value?.items.find(({ id }) => id === openId);
  return (
    <>
      <StateFilter options={states} value={state} onChange={setState} />
      <StatementTable
        resource={resource}
        rows={resource.loading ? undefined : resource.value?.items}
        before={[
          {
            key: "who",
            header: "Affiliate",
            sortBy: ({ nickname }) => nickname,
            cell: ({ nickname }) => nickname,
          },
        ]}
        onOpen={({ id }) => setOpenId(id)}
        empty={{ title: "No statements", text: "No statements with this status." }}
      />
      <Pagination
        pagination={pagination}
        next={resource.value?.nextCursor}
        {...(state === "CLOSED" && { names: queueNames })}
      />
      <StatementDialog
        statement={opened}
        name={opened?.nickname ?? ""}
        walletCurrency={opened?.walletCurrency}
        onClose={() => setOpenId(null)}
        onPaid={resource.reload}
      />
    </>
  );
}
