import type { Answer } from "@parlour/contracts/call";
import { listPlayerBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-player-bonuses";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { readable } from "../../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import type { PlayerTabProps } from "../player-tab.ts";

type Bonus = Answer<typeof listPlayerBonuses>[number];

const columns: RecordColumn<Bonus>[] = [
  { key: "at", header: "Granted", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { key: "name", header: "Bonus", cell: ({ name, type }) => `${name} (${readable(type).toLowerCase()})` },
  { key: "status", header: "Status", cell: ({ status }) => <Badge>{readable(status)}</Badge> },
  {
    key: "amount",
    header: "Amount",
    align: "end",
    cell: ({ amount, currency }) => formatFigure(amount, currency),
  },
  {
    key: "balance",
    header: "Remaining",
    align: "end",
    cell: ({ balance, currency }) => formatFigure(balance, currency),
  },
  {
    key: "wagering",
    header: "Wagered",
    align: "end",
    minor: true,
    cell: ({ wageringDone, wageringRequired, currency }) =>
      `${formatFigure(wageringDone, currency)} of ${formatFigure(wageringRequired, currency)}`,
  },
];

export function BonusesTab({ player: { id: playerId } }: PlayerTabProps) {
  const resource = useCall(listPlayerBonuses, { params: { playerId } });
  return (
    <RecordTable
      caption="Bonuses"
      columns={columns}
      resource={resource}
      rows={resource.value}
      rowKey={({ id }) => id}
      empty={{ title: "No bonuses", text: "This player has no bonuses." }}
    />
  );
}
