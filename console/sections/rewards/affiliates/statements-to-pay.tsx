import { useState } from "react";
import { StateFilter } from "../../../parts/state-filter.tsx";
import { useAnswer } from "../../../parts/use-answer.ts";
import { askStatements, type ListedAffiliate, type Statement } from "./affiliate-api.ts";
import { StatementDialog } from "./statement-dialog.tsx";
import { StatementTable } from "./statement-table.tsx";

const states = [
  { value: "CLOSED", label: "To be paid" },
  { value: "PAID", label: "Paid" },
  { value: "RUNNING", label: "Running" },
] as const;

/** All affiliates' statements, unpaid ones first. */
export function StatementsToPay({ affiliates }: { affiliates: readonly ListedAffiliate[] }) {
  const [state, setState] = useState<Statement["state"]>("CLOSED");
  const [openId, setOpenId] = useState<string | null>(null);
  const answer = useAnswer(`statements ${state}`, (signal) => askStatements({ query: { state }, signal }));
  const known = new Map(affiliates.map((affiliate) => [affiliate.id, affiliate]));
  const nameOf = (affiliateId: string) => known.get(affiliateId)?.nickname ?? affiliateId;
  const opened = answer.value?.find(({ id }) => id === openId);
  return (
    <>
      <StateFilter options={states} value={state} onChange={setState} />
      <StatementTable
        answer={answer}
        rows={answer.loading ? undefined : answer.value}
        before={[
          {
            key: "who",
            header: "Affiliate",
            sortBy: ({ affiliateId }) => nameOf(affiliateId),
            cell: ({ affiliateId }) => nameOf(affiliateId),
          },
        ]}
        onOpen={({ id }) => setOpenId(id)}
        empty={{ title: "No statements", text: "None is in this state." }}
      />
      <StatementDialog
        statement={opened}
        name={opened ? nameOf(opened.affiliateId) : ""}
        walletCurrency={opened ? known.get(opened.affiliateId)?.currency : undefined}
        onClose={() => setOpenId(null)}
        onPaid={answer.reload}
      />
    </>
  );
}
