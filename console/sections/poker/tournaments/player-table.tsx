import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import type { ResourceView } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { moneyText } from "./tournament-words.ts";

type Entrant = PokerTournamentDetails["players"][number];

const reBuys: RecordColumn<Entrant> = {
  key: "reBuys",
  header: "Re-buys",
  align: "end",
  minor: true,
  cell: ({ reBuys: count }) => count,
};

const columnsOf = (tournament: PokerTournamentDetails): RecordColumn<Entrant>[] => [
  {
    key: "name",
    header: "Player",
    cell: ({ name, isBot }) => (
      <span className="flex flex-wrap items-center gap-1.5">
        {name}
        {isBot ? <Badge>Bot</Badge> : null}
      </span>
    ),
  },
  { key: "entries", header: "Entries", align: "end", minor: true, cell: ({ entries }) => entries },
  ...(tournament.reBuy ? [reBuys] : []),
  ...(tournament.bounty
    ? [
        {
          key: "bounty",
          header: "Bounty",
          align: "end" as const,
          cell: ({ bounty }: Entrant) => (bounty > 0 ? moneyText(bounty, tournament) : "–"),
        },
      ]
    : []),
  { key: "table", header: "Table", align: "end", cell: ({ tableNumber }) => tableNumber ?? "–" },
  {
    key: "stack",
    header: "Chips",
    align: "end",
    sortBy: ({ stack }) => stack ?? 0,
    cell: ({ stack }) => stack?.toLocaleString("en") ?? "–",
  },
  { key: "place", header: "Place", align: "end", cell: ({ place }) => place ?? "–" },
  {
    key: "prize",
    header: "Paid",
    align: "end",
    cell: ({ prize, bountyWon, hasTicket }) => (
      <span className="flex flex-wrap items-center justify-end gap-1.5">
        {hasTicket ? <Badge tone="gain">Entry</Badge> : null}
        {prize || bountyWon ? moneyText((prize ?? 0) + bountyWon, tournament) : "–"}
      </span>
    ),
  },
];

type PlayerTableProps = {
  resource: Pick<ResourceView<unknown>, "error" | "loading" | "reload" | "isStale">;
  tournament: PokerTournamentDetails;
};

export function PlayerTable({ resource, tournament }: PlayerTableProps) {
  return (
    <RecordTable
      caption="Players"
      columns={columnsOf(tournament)}
      resource={resource}
      rows={tournament.players}
      rowKey={({ name, isBot }) => `${name}/${isBot}`}
      empty={{ title: "No players", text: "Players appear here when they register." }}
    />
  );
}
