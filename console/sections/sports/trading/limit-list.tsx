import { listLiabilityLimits } from "@parlour/contracts/calls/sports/sportsbook/list-liability-limits";
import type { LiabilityRule } from "@parlour/contracts/entities/liability-limit";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { dollars } from "../../../parts/dollars.ts";
import { PageHeader } from "../../../parts/page-header.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { DeskPages } from "./desk-pages.tsx";
import { LimitDialog } from "./limit-dialog.tsx";
import { scopeText } from "./limit-text.ts";
import { NewLimitDialog } from "./new-limit-dialog.tsx";

const amount = (value: number) => <span className="tabular-nums">{dollars(value)}</span>;

const columns: RecordColumn<LiabilityRule>[] = [
  {
    key: "scope",
    header: "Applies to",
    cell: (rule) => <span className="font-semibold">{scopeText(rule)}</span>,
  },
  {
    key: "scheduled",
    header: "Before the match",
    align: "end",
    sortBy: ({ limits }) => limits.scheduled,
    cell: ({ limits }) => amount(limits.scheduled),
  },
  {
    key: "live",
    header: "Live",
    align: "end",
    sortBy: ({ limits }) => limits.live,
    cell: ({ limits }) => amount(limits.live),
  },
];

const keyOf = ({ scope }: LiabilityRule) => JSON.stringify(scope);

/** The maximum liability of the house on one outcome, by scope. */
export function LimitList() {
  const resource = useCall(listLiabilityLimits, {});
  const [open, setOpen] = useState<LiabilityRule | "new" | null>(null);
  const { value } = resource;
  const dialog = {
    usual: value?.house ?? { scheduled: 0, live: 0 },
    onClose: () => setOpen(null),
    onDone: resource.reload,
  };
  return (
    <>
      <PageHeader
        title="Liability limits"
        actions={
          <Button variant="primary" disabled={value === undefined} onClick={() => setOpen("new")}>
            Add limit
          </Button>
        }
      >
        {value === undefined
          ? "What the house may lose on one outcome."
          : `Without a limit here, the house may lose ${dollars(value.house.scheduled)} on one outcome before the match and ${dollars(value.house.live)} live. The most specific limit applies: a market of an event, then a market kind, a competition, a sport.`}
      </PageHeader>
      <DeskPages />
      <RecordTable
        caption="Liability limits"
        columns={columns}
        resource={resource}
        rows={resource.loading ? undefined : value?.rules}
        rowKey={keyOf}
        onOpen={setOpen}
        openKey={open === null || open === "new" ? undefined : keyOf(open)}
        empty={{ title: "No limits set", text: "The limits of the whole house apply everywhere." }}
      />
      {open === "new" ? <NewLimitDialog {...dialog} rules={value?.rules ?? []} /> : null}
      {open !== null && open !== "new" ? (
        <LimitDialog
          {...dialog}
          title={scopeText(open)}
          scope={open.scope}
          own={value?.rules.find((rule) => keyOf(rule) === keyOf(open))?.limits ?? null}
        />
      ) : null}
    </>
  );
}
