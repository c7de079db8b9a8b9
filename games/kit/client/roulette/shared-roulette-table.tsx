import { ResultStrip } from "@parlour/web/ui/result-strip";
import type { ReactNode } from "react";
import { useMemo, useRef } from "react";
import { pocketColour, pocketLabel, type RouletteLayout } from "../../math/roulette-layout.ts";
import { useGame } from "../game-context.ts";
import type { GameTheme } from "../game-frame.tsx";
import { DealerCall } from "../live/calls/dealer-call.tsx";
import { ChatBesideTable, ChatButton } from "../live/chat/table-chat-parts.tsx";
import { ChipTableFrame } from "../live/chip-table-frame.tsx";
import { LivePlayers } from "../live/live-players.tsx";
import { LiveStatus } from "../live/live-status.tsx";
import { useLiveChips } from "../live/use-live-chips.ts";
import type { LiveSeat } from "../live/use-live-table.ts";
import { CorrectionNotice } from "../live/video/correction-notice.tsx";
import { DealerVideo } from "../live/video/dealer-video.tsx";
import type { TableVideo } from "../live/video/use-table-video.ts";
import { useSolidView } from "../solid/use-solid-view.ts";
import { WinBanner } from "../win-banner.tsx";
import { BoardTools } from "./board-tools.tsx";
import type { Cloth as ClothPlaces } from "./cloth-places.ts";
import { OthersChips } from "./others-chips.tsx";
import { pocketCall } from "./pocket-call.ts";
import { PocketStatistics } from "./pocket-statistics.tsx";
import { RouletteBoard } from "./roulette-board.tsx";
import { useBoard } from "./use-board.ts";
import { useCommonWheel } from "./use-common-wheel.ts";
import { SPIN_MS, type WheelHandle } from "./wheel.tsx";
import { useBallRunning } from "./wheel-3d/use-ball-running.ts";
import { WheelView } from "./wheel-3d/wheel-view.tsx";
import "./roulette.css";
import "../live/live.css";
import "./shared-roulette.css";

type SharedRouletteTableProps = {
  layout: RouletteLayout;
  theme: GameTheme;
  /** Content drawn over the layout, such as lucky numbers. */
  overlay?: (table: LiveSeat, cloth: ClothPlaces) => ReactNode;
  /** The video of a table with a dealer, which takes the place of the drawn wheel. */
  video?: TableVideo;
};

const pocketOf = (outcome: unknown) => (outcome as { pocket: number }).pocket;
const labelOf = (outcome: unknown) => pocketLabel(pocketOf(outcome));

/** One wheel for all players, with all players' chips on its layout. */
export function SharedRouletteTable({ layout, theme, overlay, video }: SharedRouletteTableProps) {
  const { t } = useGame();
  const seat = useLiveChips({ resultDelayMs: video?.delayMs });
  const { table } = seat;
  const wheel = useRef<WheelHandle>(null);
  const view = useSolidView("wheel");
  const flat = useCommonWheel(table, wheel, !view.isSolid);
  // The wheel appears late enough that players can see the overlay on the layout first.
  const isRunning = useBallRunning(table, overlay ? SPIN_MS : null);
  const { pocket } = flat;
  const isSpinning = view.isSolid ? isRunning : flat.isSpinning;
  const board = useBoard(layout, seat, {
    isCompact: video !== undefined,
    needsCloth: overlay !== undefined && table.round?.phase === "RUNNING",
  });
  const pockets = useMemo(() => table.history.map(({ outcome }) => pocketOf(outcome)), [table.history]);
  const call = pocket === null ? t("games-live.noMoreBets") : pocketCall(pocket, t);
  const past = table.history.map(({ number, outcome }) => ({
    id: String(number),
    text: labelOf(outcome),
    tone: pocketColour(pocketOf(outcome)),
  }));
  return (
    <ChipTableFrame theme={theme} seat={seat} isDealt={video !== undefined}>
      <div className="shared-roulette" data-dealt={video ? "" : undefined}>
        <div className="shared-roulette-head">
          <LiveStatus
            table={table}
            running={isSpinning ? t("games-live-roulette.spinning") : t("games-live.noMoreBets")}
            result={pocket === null ? t("games-live.noMoreBets") : pocketLabel(pocket)}
            call={call}
          />
          <ResultStrip label={t("games.lastResults")} results={past} />
          <BoardTools board={board} disabled={seat.isAsking} results={pockets} />
          <ChatButton table={table} />
          {video ? <CorrectionNotice table={table} resultOf={labelOf} /> : null}
        </div>
        <div className="roulette-table" data-spinning={isSpinning || undefined}>
          <div className="roulette-wheel">
            {video ? (
              <DealerVideo video={video} table={table} />
            ) : (
              <WheelView ref={wheel} wheel={layout.wheel} table={table} view={view} isSpinning={isSpinning} />
            )}
          </div>
          <div className="roulette-side">
            <RouletteBoard
              board={board}
              disabled={seat.isAsking}
              pocket={seat.inHand.length > 0 ? null : pocket}
              overlay={(cloth) => (
                <>
                  <OthersChips cloth={cloth} chips={seat.others} />
                  {overlay?.(table, cloth)}
                </>
              )}
            />
          </div>
          <DealerCall table={table} call={call} isDealt={video !== undefined} />
        </div>
        <aside className="shared-roulette-side">
          <PocketStatistics wheel={layout.wheel} results={pockets} />
          <LivePlayers table={table} detail={() => ""} />
          <ChatBesideTable table={table} />
        </aside>
      </div>
      <WinBanner result={seat.result} />
    </ChipTableFrame>
  );
}
