import type { Answer } from "@parlour/contracts/call";
import { listPlayerBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-player-bonuses";
import { splitPage } from "@parlour/web/api/split-page";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../../parts/pagination.tsx";
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

const perPage = 25;

export function BonusesTab({ player: { id: playerId } }: PlayerTabProps) {
  const pagination = useCursorPagination("bonuses");
  const { cursor } = pagination;
  const query = { limit: perPage + 1, ...(cursor === undefined ? {} : { cursor }) };
  const resource = useCall(listPlayerBonuses, { params: { playerId }, query });
  const page = resource.value && splitPage(resource.value, perPage, ({ id }) => id);
  return (
    <>
      <RecordTable
        caption="Bonuses"
        columns={columns}
        resource={resource}
        rows={page?.items}
        rowKey={({ id }) => id}
        empty={{ title: "No bonuses", text: "This player has no bonuses." }}
      />
      <Pagination pagination={pagination} next={page?.nextCursor} />
    </>
  );
}
