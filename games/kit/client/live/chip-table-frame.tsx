import type { ReactNode } from "react";
import { GameFrame, type GameTheme } from "../game-frame.tsx";
import type { GameKey } from "../use-game-keys.ts";
import { LiveChipDock, liveChipKeys } from "./live-chip-dock.tsx";
import { ReplayNotice } from "./replay/replay-notice.tsx";
import type { LiveChips } from "./use-live-chips.ts";

type ChipTableFrameProps = {
  theme: GameTheme;
  seat: LiveChips;
  /** Whether the table has a human dealer: rounds then have a signed record instead of seeds and a replay. */
  isDealt?: boolean;
  /**
   * The controls for the player's current choices. They replace the chips, which cannot be placed while the player is
   * choosing.
   */
  choosing?: { dock: ReactNode; keys: readonly GameKey[] } | null | undefined;
  children: ReactNode;
};

/** The frame of a shared table that is played with chips. */
export function ChipTableFrame({ theme, seat, isDealt = false, choosing, children }: ChipTableFrameProps) {
  const { live, replay } = seat.table;
  const seeds = isDealt
    ? { dealtRound: live.history[0]?.number ?? null }
    : { onReplay: (number: number) => void replay.start(number) };
  return (
    <GameFrame
      theme={theme}
      table={{ ...live, ...seeds, hasCalls: true }}
      atStake={seat.lyingTotal}
      result={seat.result}
      onPlay={seat.isOpen && seat.total >= seat.min ? () => void seat.confirm() : undefined}
      keys={choosing ? choosing.keys : liveChipKeys(seat)}
      dock={choosing ? choosing.dock : <LiveChipDock seat={seat} />}
    >
      {children}
      <ReplayNotice replay={replay} />
    </GameFrame>
  );
}
