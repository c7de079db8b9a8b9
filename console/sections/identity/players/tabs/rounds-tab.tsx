import { listRoundsOfPlayer } from "@parlour/contracts/calls/play/games/list-rounds-of-player";
import type { RoundSummary } from "@parlour/contracts/entities/game-round";
import { settledAs } from "@parlour/rules/settled-bet";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { formatFigure } from "../../../../parts/format-figure.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../../parts/pagination.tsx";
import { readable } from "../../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";
import { useUrlValues } from "../../../../parts/use-url-values.ts";
import type { PlayerTabProps } from "../player-tab.ts";
import { RoundDialog } from "./round-dialog.tsx";

const states = { OPEN: "brass", ENDED: "quiet", VOID: "alarm" } as const;

/** Sports and racing bets and poker are wagers too, but have no game whose name could be shown. */
const betNames = { sports: "Sports bet", horses: "Racing bet", poker: "Poker" } as const;

const productName = ({ vertical, slug }: RoundSummary): string =>
  vertical === "casino" ? readable(slug) : betNames[vertical];

const columns: RecordColumn<RoundSummary>[] = [
  { key: "at", header: "Started", cell: ({ startedAt }) => <Moment at={startedAt} /> },
  { key: "game", header: "Game", sortBy: productName, cell: productName },
  {
    key: "stake",
    header: "Stake",
    align: "end",
    sortBy: ({ stake }) => stake,
    cell: ({ stake, currency }) => formatFigure(stake, currency),
  },
  {
    key: "win",
    header: "Win",
    align: "end",
    sortBy: ({ win }) => win,
    cell: ({ stake, win, currency, promotional }) => (
      <span
        className={settledAs({ stake, paid: win, isFree: promotional }) === "WIN" ? "text-gain" : undefined}
      >
        {formatFigure(win, currency)}
      </span>
    ),
  },
  {
    key: "jackpot",
    header: "Jackpot",
    align: "end",
    minor: true,
    cell: ({ jackpot, currency }) => (jackpot ? formatFigure(jackpot.amount, currency) : "–"),
  },
  {
    key: "state",
    header: "Status",
    cell: ({ state }) => <Badge tone={states[state]}>{readable(state)}</Badge>,
  },
];

export function RoundsTab({ player: { id: playerId } }: PlayerTabProps) {
  const pagination = useCursorPagination();
  const [{ round }, change] = useUrlValues({ round: "" });
  const { cursor } = pagination;
  const resource = useCall(listRoundsOfPlayer, {
    params: { playerId },
    query: { ...(cursor !== undefined && { cursor }) },
  });
  return (
    <>
      <RecordTable
        caption="Real-money rounds, newest first"
        columns={columns}
        resource={resource}
        rows={resource.loading ? undefined : resource.value?.items}
        rowKey={(round) => round.roundId}
        onOpen={({ roundId }) => change({ round: roundId })}
        empty={{ title: "No rounds", text: "This player hasn't played for real money." }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      <RoundDialog playerId={playerId} roundId={round || null} onClose={() => change({ round: "" })} />
    </>
  );
}
