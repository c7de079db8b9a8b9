import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { ResultStrip } from "@parlour/web/ui/result-strip";
import type { ReactNode } from "react";
import type { TableResult } from "../../math/shared-game.ts";
import { useGame } from "../game-context.ts";
import type { GameTheme } from "../game-frame.tsx";
import type { GameKey } from "../use-game-keys.ts";
import { WinBanner } from "../win-banner.tsx";
import { DealerCall } from "./calls/dealer-call.tsx";
import { ChatBesideTable, ChatButton } from "./chat/table-chat-parts.tsx";
import { ChipTableFrame } from "./chip-table-frame.tsx";
import { DealerHands } from "./hands/dealer-hands.tsx";
import { LivePlayers } from "./live-players.tsx";
import { LiveStatus } from "./live-status.tsx";
import { type StatisticsOf, TableStatistics } from "./statistics/table-statistics.tsx";
import type { LiveChips } from "./use-live-chips.ts";
import "./live.css";
import "./live-spots.css";

type SpotTableFrameProps = {
  theme: GameTheme;
  seat: LiveChips;
  /** The result in one line, once the round has ended. */
  result: string;
  running: string;
  /** What a dealer would call once betting has closed: the cards or dice as they appear, then the result. */
  call: string;
  /** The number of cards on the table; gloved hands deal them. Undefined at tables without cards. */
  cards?: number;
  /** Formats a past result for the result list; omitted if the table has its own display of past results. */
  resultOf?: (outcome: never) => TableResult;
  /** Counts the outcomes of past rounds for the statistics. */
  statisticsOf: StatisticsOf;
  stage: ReactNode;
  board: ReactNode;
  /** The player's current choices, at tables where players choose during the round. */
  choosing?: { dock: ReactNode; keys: readonly GameKey[] } | null;
  /** The status while another player chooses, at tables where players choose in turn. */
  turnText?: ((seconds: number) => string) | undefined;
  /** The text that the list of players shows for a bet. */
  detail?: (bet: LiveBet) => ReactNode;
};

/** The layout of a shared table with betting spots: status, stage, board and players. */
export function SpotTableFrame({
  theme,
  seat,
  result,
  running,
  call,
  cards,
  resultOf,
  statisticsOf,
  stage,
  board,
  choosing,
  turnText,
  detail = () => "",
}: SpotTableFrameProps) {
  const { t } = useGame();
  const { table } = seat;
  const past = resultOf
    ? table.history.map(({ number, outcome }) => ({ id: String(number), ...resultOf(outcome as never) }))
    : [];
  return (
    <ChipTableFrame theme={theme} seat={seat} choosing={choosing}>
      <div className="spot-table">
        <div className="spot-table-head">
          <LiveStatus
            table={table}
            running={running}
            result={result}
            isChoosing={Boolean(choosing)}
            turnText={turnText}
            call={call}
          />
          {resultOf ? <ResultStrip label={t("games.lastResults")} results={past} /> : null}
          <TableStatistics history={table.history} statisticsOf={statisticsOf} />
          <ChatButton table={table} />
        </div>
        <div className="spot-table-stage">
          {stage}
          {cards === undefined ? null : <DealerHands table={table} cards={cards} />}
          <DealerCall table={table} call={call} isChoosing={Boolean(choosing)} />
        </div>
        <fieldset className="spot-table-board">
          <legend className="sr-only">{t("games.cloth")}</legend>
          {board}
        </fieldset>
        <aside className="spot-table-side">
          <LivePlayers table={table} detail={detail} />
          <ChatBesideTable table={table} />
        </aside>
      </div>
      <WinBanner centred result={seat.result} />
    </ChipTableFrame>
  );
}
