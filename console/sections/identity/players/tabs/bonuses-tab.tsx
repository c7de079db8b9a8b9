import type { Answer } from "@parlour/contracts/call";
import type { listPlayerBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-player-bonuses";
import { client } from "@parlour/web/api/client";
import { Badge } from "@parlour/web/ui/badge";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import { useAnswer } from "../../../../parts/use-answer.ts";
import type { PlayerTabProps } from "../player-tab.ts";

type Bonus = Answer<typeof listPlayerBonuses>[number];

const askBonuses = client<typeof listPlayerBonuses>(
  "GET",
  "/services/operator/v1/players/{playerId}/bonuses",
);

const columns: RecordColumn<Bonus>[] = [
  { key: "at", header: "Granted", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { key: "name", header: "Bonus", cell: ({ name, type }) => `${name} (${type})` },
  { key: "status", header: "Status", cell: ({ status }) => <Badge>{status}</Badge> },
  {
    key: "amount",
    header: "Amount",
    align: "end",
    cell: ({ amount, currency }) => formatFigure(amount, currency),
  },
  {
    key: "balance",
    header: "Left of it",
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
  const answer = useAnswer(`bonuses ${playerId}`, (signal) => askBonuses({ params: { playerId }, signal }));
  return (
    <RecordTable
      caption="Bonuses"
      columns={columns}
      answer={answer}
      rows={answer.value}
      rowKey={({ id }) => id}
      empty={{ title: "No bonuses", text: "The player has been granted none." }}
    />
  );
}
