import { getLimitsAndBreaks } from "@parlour/contracts/calls/protection/player-protection/get-limits-and-breaks";
import type { PlayerBreak, ProtectionLimit } from "@parlour/contracts/entities/protection";
import type { ProtectionLimitKind, ProtectionLimitPeriod } from "@parlour/contracts/enumerations";
import { useCall } from "@parlour/web/api/use-resource";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { hasRole, useOperator } from "../../../../app/operator-context.ts";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import { BreakDialog } from "../break-dialog.tsx";
import type { PlayerTabProps } from "../player-tab.ts";
import { ProtectionLimitDialog } from "../protection-limit-dialog.tsx";
import { CasesPanel } from "./cases-panel.tsx";
import { HarmPanel } from "./harm-panel.tsx";

const kinds: Record<ProtectionLimitKind, string> = {
  DEPOSIT: "Deposits",
  LOSS: "Net loss",
  STAKED: "Total stakes",
  STAKE: "Stake per bet",
  TIME: "Time logged in",
};
const periods: Record<ProtectionLimitPeriod, string> = {
  BET: "each bet",
  DAY: "24 hours",
  WEEK: "7 days",
  MONTH: "calendar month",
};

/** The player's limits and breaks: those the player set, and those set by operators. */
export function ProtectionTab({ player: { id: playerId, currency } }: PlayerTabProps) {
  const me = useOperator();
  const [limit, setLimit] = useState<ProtectionLimit | null>(null);
  const [isBreaking, setBreaking] = useState(false);
  const resource = useCall(getLimitsAndBreaks, { params: { playerId } }, { intervalMs: 10_000 });
  const mayChange = hasRole(me, ["SUPPORT", "COMPLIANCE"]);
  const text = (kind: ProtectionLimitKind, amount: number | null) =>
    amount === null ? "–" : kind === "TIME" ? `${amount} min` : formatFigure(amount, currency);
  const columns: RecordColumn<ProtectionLimit>[] = [
    { key: "kind", header: "Limit", cell: ({ kind, period }) => `${kinds[kind]}, ${periods[period]}` },
    { key: "own", header: "Player's", align: "end", cell: ({ kind, amount }) => text(kind, amount) },
    {
      key: "operator",
      header: "Operator's",
      align: "end",
      cell: ({ kind, operatorAmount }) => text(kind, operatorAmount),
    },
    { key: "left", header: "Remaining", align: "end", cell: ({ kind, remaining }) => text(kind, remaining) },
    {
      key: "pending",
      header: "Requested",
      minor: true,
      cell: ({ kind, pending }) =>
        pending ? (
          <>
            {pending.amount === null ? "no limit" : text(kind, pending.amount)}, from{" "}
            <Moment at={pending.confirmFrom} />
          </>
        ) : (
          "–"
        ),
    },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (item) =>
        mayChange ? (
          <Button size="sm" onClick={() => setLimit(item)}>
            Change
          </Button>
        ) : null,
    },
  ];
  return (
    <div className="grid gap-5">
      {resource.value?.breaks.map((one) => (
        <Banner key={one.scope} tone="warning">
          <BreakText one={one} />
        </Banner>
      ))}
      {resource.value?.isUnderReview ? (
        <Banner tone="warning">
          Held for review: deposits and bets are refused until the player protection case is closed.
        </Banner>
      ) : null}
      {mayChange ? (
        <div>
          <Button variant="danger" onClick={() => setBreaking(true)}>
            Start or extend a break
          </Button>
        </div>
      ) : null}
      <RecordTable
        caption="Protection limits"
        columns={columns}
        resource={resource}
        rows={resource.value?.limits.items}
        rowKey={({ kind, period }) => `${kind} ${period}`}
        empty={{ title: "No limits" }}
      />
      <p className="max-w-prose text-sm text-mist">
        The stricter limit applies. A break can be extended, but not shortened.
      </p>
      {hasRole(me, ["COMPLIANCE"]) ? (
        <>
          <CasesPanel playerId={playerId} />
          <HarmPanel playerId={playerId} />
        </>
      ) : null}
      {limit ? (
        <ProtectionLimitDialog
          playerId={playerId}
          currency={currency}
          limit={limit}
          title={`${kinds[limit.kind]}, ${periods[limit.period]}`}
          onClose={() => setLimit(null)}
          onDone={resource.reload}
        />
      ) : null}
      <BreakDialog
        playerId={playerId}
        open={isBreaking}
        onClose={() => setBreaking(false)}
        onDone={resource.reload}
      />
    </div>
  );
}

function BreakText({ one }: { one: PlayerBreak }) {
  const name = one.kind === "TIME_OUT" ? "Time-out" : "Self-exclusion";
  const scope = one.scope === "ALL" ? "" : ` (${one.scope})`;
  if (one.state === "ENDED") return `${name}${scope} has ended; the player hasn't asked to return.`;
  if (one.state === "RETURNING" && one.playableFrom) {
    return (
      <>
        {name}
        {scope} has ended; the player can play again from <Moment at={one.playableFrom} />.
      </>
    );
  }
  return (
    <>
      {name}
      {scope} since <Moment at={one.since} />, {one.until ? "until " : "permanently"}
      {one.until ? <Moment at={one.until} /> : null}.
    </>
  );
}
