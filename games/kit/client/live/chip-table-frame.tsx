import type { ReactNode } from "react";
import { GameFrame, type GameTheme } from "../game-frame.tsx";
import { LiveChipDock, liveChipKeys } from "./live-chip-dock.tsx";
import { ReplayNotice } from "./replay/replay-notice.tsx";
import type { LiveChips } from "./use-live-chips.ts";

/** The frame of a shared table that is played with chips. */
export function ChipTableFrame({
  theme,
  seat,
  children,
}: {
  theme: GameTheme;
  seat: LiveChips;
  children: ReactNode;
}) {
  return (
    <GameFrame
      theme={theme}
      table={{ ...seat.table.live, onReplay: (number) => void seat.table.replay.start(number) }}
      atStake={seat.lyingTotal}
      result={seat.result}
      onPlay={seat.isOpen && seat.total >= seat.min ? () => void seat.confirm() : undefined}
      keys={liveChipKeys(seat)}
      dock={<LiveChipDock seat={seat} />}
    >
      {children}
      <ReplayNotice replay={seat.table.replay} />
    </GameFrame>
  );
}
