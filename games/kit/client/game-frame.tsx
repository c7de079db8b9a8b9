import type { ReactNode } from "react";
import { GameBar } from "./game-bar.tsx";
import { useGame } from "./game-context.ts";
import type { TableSeeds } from "./live/table-fairness.tsx";
import { MoneyLine } from "./money-line.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { type GameKey, useGameKeys } from "./use-game-keys.ts";
import { useReplayedPlay } from "./use-replayed-play.ts";
import type { Stake } from "./use-stake.ts";

/** The colours of the room: the cloth, and the light on it. */
export type GameTheme = "green" | "walnut" | "burgundy" | "navy" | "plum" | "teal" | "slate" | "oxblood";

type GameFrameProps = {
  theme: GameTheme;
  /** Stake, choices and the button that plays. */
  dock: ReactNode;
  children: ReactNode;
  /** What a press of space or Enter does; left out while nothing can be played. */
  onPlay?: (() => void) | undefined;
  /** Rounds may overlap: space then plays the next one instead of skipping what moves. */
  overlapping?: boolean | undefined;
  /** Arrows up and down change it. */
  stake?: Stake | undefined;
  /** The game's own keys, listed in the rules. */
  keys?: readonly GameKey[] | undefined;
  /** What lies on the table now, in minor units, when it is not the stake. */
  atStake?: number | undefined;
  lastWin?: number | null | undefined;
  /** The table that everybody plays at, where there is one. */
  table?: TableSeeds | undefined;
};

/** The frame of every game: a bar, the stage, and the dock below it or, on a phone laid down, beside it. */
export function GameFrame(props: GameFrameProps) {
  const {
    theme,
    dock,
    children,
    onPlay,
    overlapping = false,
    stake,
    keys = [],
    atStake,
    lastWin = null,
    table,
  } = props;
  const { motion, replay } = useGame();
  useGameKeys({ onPlay, overlapping, stake, keys });
  useReplayedPlay(onPlay);
  return (
    <div
      className="game-frame"
      data-theme={theme}
      data-replay={replay ? "" : undefined}
      inert={replay !== null}
    >
      <GameBar keys={keys} table={table} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar skips as well, from anywhere */}
      <main className="game-stage" onClick={() => motion.skip()}>
        {children}
      </main>
      <footer className="game-dock">
        <ProblemNotice />
        <div className="game-controls">{dock}</div>
        <MoneyLine atStake={atStake ?? stake?.value ?? 0} lastWin={lastWin} />
      </footer>
    </div>
  );
}
