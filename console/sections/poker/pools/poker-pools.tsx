import { changePokerPool } from "@parlour/contracts/calls/poker/poker-room/change-poker-pool";
import { listDeskPokerPools } from "@parlour/contracts/calls/poker/poker-room/list-desk-poker-pools";
import type { PokerDeskPool } from "@parlour/contracts/entities/poker-desk";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { PageHeader } from "../../../parts/page-header.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { chipsText } from "./pool-words.ts";

const intervalMs = 5_000;
const change = client(changePokerPool);

/** The fast-fold pools, which operators can close and open again. */
export function PokerPools() {
  const resource = useCall(listDeskPokerPools, {}, { intervalMs });
  const [chosen, setChosen] = useState<PokerDeskPool | null>(null);
  const columns: RecordColumn<PokerDeskPool>[] = [
    { key: "name", header: "Pool", cell: ({ name }) => <strong>{name}</strong> },
    {
      key: "blinds",
      header: "Blinds",
      align: "end",
      cell: (pool) => `${chipsText(pool.smallBlind, pool)} / ${chipsText(pool.bigBlind, pool)}`,
    },
    { key: "players", header: "Players", align: "end", cell: ({ players }) => players },
    { key: "entries", header: "Entries", align: "end", minor: true, cell: ({ entries }) => entries },
    { key: "bots", header: "Bots", align: "end", minor: true, cell: ({ bots }) => bots },
    { key: "hands", header: "Hands in play", align: "end", cell: ({ hands }) => hands },
    { key: "dealt", header: "Hands dealt", align: "end", minor: true, cell: (pool) => pool.handsDealt },
    { key: "chips", header: "Players' chips", align: "end", cell: (pool) => chipsText(pool.chips, pool) },
    {
      key: "status",
      header: "Status",
      cell: ({ isClosed }) => (
        <Badge tone={isClosed ? "alarm" : "gain"}>{isClosed ? "Closed" : "Open"}</Badge>
      ),
    },
    {
      key: "action",
      header: "Action",
      cell: (pool) => (
        <Button
          size="sm"
          aria-label={`${pool.isClosed ? "Open" : "Close"} ${pool.name}`}
          onClick={() => setChosen(pool)}
        >
          {pool.isClosed ? "Open" : "Close"}
        </Button>
      ),
    },
  ];
  const isClosing = chosen?.isClosed === false;
  return (
    <>
      <PageHeader title="Poker pools">
        Players in a fast-fold pool get a new hand as soon as they fold. A closed pool takes no entries and
        pays everyone out.
      </PageHeader>
      <RecordTable
        caption="Poker pools"
        columns={columns}
        resource={resource}
        rows={resource.value?.pools}
        rowKey={({ id }) => id}
        empty={{ title: "No pools", text: "The poker room has no fast-fold pools." }}
      />
      <ReasonDialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        onConflict={resource.reload}
        title={`${isClosing ? "Close" : "Open"} ${chosen?.name ?? ""}`}
        description={
          isClosing
            ? "No more hands are dealt. Hands in play are finished, then every player gets their chips back. You can open the pool again at any time."
            : "Players can join the pool again."
        }
        action={isClosing ? "Close pool" : "Open pool"}
        danger={isClosing}
        done={isClosing ? "Pool closed" : "Pool opened"}
        onSubmit={async (reason) => {
          await change({ params: { poolId: chosen!.id }, body: { isClosed: isClosing, reason } });
          resource.reload();
        }}
      />
    </>
  );
}
