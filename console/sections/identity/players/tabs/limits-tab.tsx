import type { Answer } from "@parlour/contracts/call";
import { listPlayerLimits } from "@parlour/contracts/calls/money/routing/list-player-limits";
import { listProposals } from "@parlour/contracts/calls/office/operator/list-proposals";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { useState } from "react";
import { hasRole, useOperator } from "../../../../app/operator-context.ts";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import { type LimitChange, LimitDialog, limitNames } from "../limit-dialog.tsx";
import type { PlayerTabProps } from "../player-tab.ts";

type Limit = Answer<typeof listPlayerLimits>["items"][number];

const intervalMs = 10_000;

/** The player's payment limits. Changing one needs two operators. */
export function LimitsTab({ player: { id: playerId, currency } }: PlayerTabProps) {
  const me = useOperator();
  const [change, setChange] = useState<LimitChange | null>(null);
  const resource = useCall(
    listPlayerLimits,
    { params: { playerId } },
    {
      intervalMs,
    },
  );
  const open = useCall(
    listProposals,
    { query: { state: "OPEN" } },
    {
      intervalMs,
    },
  );
  const waiting =
    open.value?.items.filter(
      ({ kind, subject }) => kind === "PLAYER_LIMIT" && subject === `player:${playerId}`,
    ) ?? [];
  const mayPropose = hasRole(me, ["SUPPORT", "PAYMENTS", "COMPLIANCE"]);
  const columns: RecordColumn<Limit>[] = [
    { key: "kind", header: "Per payment", cell: ({ kind }) => limitNames[kind] },
    {
      key: "usual",
      header: "Standard",
      align: "end",
      cell: ({ usualMax }) => (usualMax === null ? "Not offered" : formatFigure(usualMax, currency)),
    },
    {
      key: "own",
      header: "For this player",
      align: "end",
      cell: ({ own }) =>
        own ? (
          <strong>{formatFigure(own.max, currency)}</strong>
        ) : (
          <span className="text-mist">standard</span>
        ),
    },
    {
      key: "since",
      header: "Since",
      minor: true,
      cell: ({ own }) => (own ? <Moment at={own.setAt} /> : "–"),
    },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: ({ kind, own }) =>
        mayPropose ? (
          <span className="flex flex-wrap justify-end gap-2">
            <Button size="sm" onClick={() => setChange({ kind, lift: false })}>
              Change
            </Button>
            {own ? (
              <Button size="sm" onClick={() => setChange({ kind, lift: true })}>
                Reset to standard
              </Button>
            ) : null}
          </span>
        ) : null,
    },
  ];
  return (
    <div className="grid gap-5">
      {waiting.map(({ id, summary, proposedBy }) => (
        <Banner key={id} tone="info">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="brass">awaiting approval</Badge>
            {summary}, proposed by {proposedBy.name}.
            <Link href="/console/approvals" className="touch-target underline underline-offset-4">
              Approvals
            </Link>
          </span>
        </Banner>
      ))}
      <RecordTable
        caption="Payment limits"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ kind }) => kind}
        empty={{ title: "No limits" }}
      />
      <p className="max-w-prose text-sm text-mist">
        An individual limit replaces the maximum of every payment method. It applies once a second operator
        approves it.
      </p>
      <LimitDialog
        playerId={playerId}
        currency={currency}
        change={change}
        onClose={() => setChange(null)}
        onProposed={open.reload}
      />
    </div>
  );
}
