import type { Overview } from "@parlour/contracts/entities/report";
import { formatFigure } from "../../../parts/format-figure.ts";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";

type Vertical = Overview["verticals"][number];
type Game = Overview["games"][number];

/**
 * `RecordTable` expects the state of a request. The rows are already loaded, so this is the state of a completed
 * request.
 */
const answered = { error: undefined, loading: false, isStale: false, reload: () => {} };

function playColumns<Row extends Vertical | Game>(currency: string): RecordColumn<Row>[] {
  const amount = (key: "stakes" | "wins" | "grossRevenue", header: string): RecordColumn<Row> => ({
    key,
    header,
    align: "end",
    sortBy: (row) => row[key],
    cell: (row) => <span className="tabular-nums">{formatFigure(row[key], currency)}</span>,
  });
  return [amount("stakes", "Stakes"), amount("wins", "Wins"), amount("grossRevenue", "Gross")];
}

export function VerticalTable({ verticals, currency }: { verticals: readonly Vertical[]; currency: string }) {
  return (
    <RecordTable
      caption="Play by vertical"
      columns={[
        { key: "vertical", header: "Vertical", cell: ({ vertical }) => readable(vertical) },
        ...playColumns<Vertical>(currency),
      ]}
      resource={answered}
      rows={verticals}
      rowKey={({ vertical }) => vertical}
      empty={{ title: "No play" }}
    />
  );
}

export function GameTable({ games, currency }: { games: readonly Game[]; currency: string }) {
  return (
    <RecordTable
      caption="Play by game"
      columns={[
        { key: "name", header: "Game", sortBy: ({ name }) => name, cell: ({ name }) => name },
        {
          key: "bets",
          header: "Bets",
          align: "end",
          sortBy: ({ bets }) => bets,
          cell: ({ bets }) => bets.toLocaleString("en"),
        },
        ...playColumns<Game>(currency),
      ]}
      resource={answered}
      rows={games}
      rowKey={({ gameId }) => gameId}
      empty={{ title: "No play" }}
    />
  );
}
