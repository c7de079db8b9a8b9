import type { DeskPool } from "@parlour/contracts/entities/racing-desk";
import type { ResourceView } from "@parlour/web/api/use-resource";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { Badge } from "@parlour/web/ui/badge";
import { useState } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { PoolDialog } from "./pool-dialog.tsx";
import { poolName, poolTones } from "./race-words.ts";

const money = (amount: number, { currency }: DeskPool) => formatMoney(amount, currency, "en");

const columns: RecordColumn<DeskPool>[] = [
  {
    key: "pool",
    header: "Pool",
    cell: (pool) => (
      <>
        <strong className="block">{`${poolName(pool)} · ${pool.currency}`}</strong>
        <span className="text-sm text-mist">
          {`${pool.courseName}, ${pool.raceIds.length > 1 ? `races ${pool.raceNumber}–${pool.raceNumber + pool.raceIds.length - 1}` : `race ${pool.raceNumber}`}, `}
          <Moment at={pool.startsAt} />
        </span>
      </>
    ),
  },
  {
    key: "stakes",
    header: "Total",
    align: "end",
    sortBy: ({ stakes }) => stakes,
    cell: (pool) => (
      <>
        <span className="block tabular-nums">{money(pool.stakes, pool)}</span>
        <span className="text-sm text-mist">{`${pool.bets} ${pool.bets === 1 ? "bet" : "bets"}`}</span>
      </>
    ),
  },
  {
    key: "in",
    header: "Carried in",
    align: "end",
    minor: true,
    cell: (pool) => (pool.carriedIn > 0 ? money(pool.carriedIn, pool) : "–"),
  },
  {
    key: "takeout",
    header: "Takeout",
    align: "end",
    cell: (pool) => (pool.settlement ? money(pool.settlement.takeout, pool) : `${pool.takeoutPercent}%`),
  },
  {
    key: "paid",
    header: "Paid",
    align: "end",
    cell: (pool) => (pool.settlement ? money(pool.settlement.payouts, pool) : "–"),
  },
  {
    key: "refunds",
    header: "Refunded",
    align: "end",
    minor: true,
    cell: (pool) => (pool.settlement?.refunds ? money(pool.settlement.refunds, pool) : "–"),
  },
  {
    key: "over",
    header: "Carried over",
    align: "end",
    minor: true,
    cell: (pool) => (pool.settlement?.carriedOver ? money(pool.settlement.carriedOver, pool) : "–"),
  },
  {
    key: "house",
    header: "Breakage, subsidy",
    align: "end",
    minor: true,
    cell: (pool) =>
      pool.settlement
        ? `${money(pool.settlement.breakage, pool)}, ${money(pool.settlement.subsidy, pool)}`
        : "–",
  },
  {
    key: "state",
    header: "Status",
    cell: ({ state, version }) => (
      <span className="flex flex-wrap gap-1.5 @max-2xl:justify-end">
        <Badge tone={poolTones[state]}>{readable(state)}</Badge>
        {version > 1 ? <Badge tone="brass">Resettled</Badge> : null}
      </span>
    ),
  },
];

type PoolTableProps = {
  resource: Pick<ResourceView<unknown>, "error" | "loading" | "reload" | "isStale">;
  pools: readonly DeskPool[] | undefined;
};

export function PoolTable({ resource, pools }: PoolTableProps) {
  const [open, setOpen] = useState<DeskPool | null>(null);
  return (
    <>
      <RecordTable
        caption="Pools"
        columns={columns}
        resource={resource}
        rows={pools}
        rowKey={({ poolId, currency }) => `${poolId}/${currency}`}
        onOpen={setOpen}
        empty={{ title: "No pools", text: "A pool opens with its first bet." }}
      />
      {open === null ? null : <PoolDialog pool={open} onClose={() => setOpen(null)} />}
    </>
  );
}
