import { listLiveGameTables } from "@parlour/contracts/calls/play/shared-rounds/list-live-game-tables";
import type { LiveGameTables } from "@parlour/contracts/entities/table-demand";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { Moment } from "../../../parts/moment.tsx";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { DemandDialog } from "./demand-dialog.tsx";
import type { FloorRow } from "./floor-row.ts";
import { HoldDialog } from "./hold-dialog.tsx";

const intervalMs = 5_000;
const tones = { OPEN: "gain", CLOSING: "brass", CLOSED: "quiet" } as const;

type Asked = { kind: "demand"; game: Pick<LiveGameTables, "slug"> } | { kind: "hold"; row: FloorRow };

/** All live tables with the players at them. Additional tables of a game open and close according to demand. */
export function Floor() {
  const resource = useCall(listLiveGameTables, {}, { intervalMs });
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayChange = hasRole(useOperator(), ["GAMES"]);
  const games = resource.value?.games;
  const rows = games?.flatMap(rowsOf);
  const demanded = asked?.kind === "demand" ? games?.find(({ slug }) => slug === asked.game.slug) : undefined;
  return (
    <>
      <RecordTable
        caption="Tables"
        columns={columnsFor(mayChange ? setAsked : null)}
        resource={resource}
        rows={rows}
        rowKey={({ table }) => table.slug}
        empty={{ title: "No live tables" }}
      />
      {asked?.kind === "demand" && demanded?.demand ? (
        <DemandDialog game={demanded} onClose={() => setAsked(null)} onDone={resource.reload} />
      ) : null}
      {asked?.kind === "hold" ? (
        <HoldDialog row={asked.row} onClose={() => setAsked(null)} onDone={resource.reload} />
      ) : null}
    </>
  );
}

function rowsOf(game: LiveGameTables): FloorRow[] {
  return game.tables.map((table) => ({
    game,
    table,
    name: table.number === 1 ? game.name : `${game.name} ${table.number}`,
  }));
}

function columnsFor(ask: ((asked: Asked) => void) | null): RecordColumn<FloorRow>[] {
  return [
    {
      key: "name",
      header: "Table",
      cell: ({ game, table, name }) => (
        <>
          <strong>{name}</strong>
          {table.number === 1 ? (
            <span className="block text-sm text-mist">
              ${game.limits.min}–${game.limits.max}
              {game.tier ? `, from ${game.tier}` : ""}
              {game.hasHours ? ", opening hours" : ""}
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: "state",
      header: "Status",
      cell: ({ game, table: { state, hold, number, emptySince } }) => {
        const shown = number === 1 && !game.isOpen ? "CLOSED" : state;
        return (
          <>
            <Badge tone={tones[shown]}>{readable(shown)}</Badge>
            {hold ? (
              <span className="block text-sm text-mist">
                {hold === "OPEN" ? "Kept open" : "Kept closed"} by an operator
              </span>
            ) : null}
            {emptySince && state === "OPEN" ? (
              <span className="block text-sm text-mist">
                Empty since <Moment at={emptySince} />
              </span>
            ) : null}
          </>
        );
      },
    },
    {
      key: "players",
      header: "Players",
      align: "end",
      cell: ({ game, table: { connected, players } }) =>
        game.hasSeats ? `${connected} (${players} seated)` : connected,
    },
    {
      key: "demand",
      header: "Further tables",
      minor: true,
      cell: ({ game: { demand }, table }) =>
        table.number > 1
          ? null
          : demand === null
            ? "Not available with a human dealer"
            : demand.mostTables === 1
              ? "Off"
              : `Above ${demand.playersPerTable} players, up to ${demand.mostTables} tables, closed after ${demand.closeAfterMinutes} min`,
    },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (row) =>
        ask === null ? null : row.table.number > 1 ? (
          <Button size="sm" onClick={() => ask({ kind: "hold", row })}>
            Open or close
          </Button>
        ) : row.game.demand ? (
          <Button size="sm" onClick={() => ask({ kind: "demand", game: row.game })}>
            Change demand
          </Button>
        ) : null,
    },
  ];
}
