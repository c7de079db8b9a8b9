import { type ReactNode, useEffect } from "react";
import { GameBar } from "./game-bar.tsx";
import { useGame, useSeat } from "./game-context.ts";
import type { TableSeeds } from "./live/table-fairness.tsx";
import { MoneyLine } from "./money-line.tsx";
import { postToPage } from "./post-to-page.ts";
import { ProblemNotice } from "./problem-notice.tsx";
import { SpinsBanner, SpinsSummary } from "./promotional-spins.tsx";
import { type GameKey, useGameKeys } from "./use-game-keys.ts";
import { INSTANT_KEY } from "./use-instant.ts";
import { useReplayedPlay } from "./use-replayed-play.ts";
import type { Result } from "./use-result.ts";
import type { Stake } from "./use-stake.ts";

export type GameTheme = "green" | "walnut" | "burgundy" | "navy" | "plum" | "teal" | "slate" | "oxblood";

type GameFrameProps = {
  theme: GameTheme;
  /** The controls of the game: stake, choices and the play button. */
  dock: ReactNode;
  children: ReactNode;
  /** The action of the Space and Enter keys; undefined while no round can be played. */
  onPlay?: (() => void) | undefined;
  /** Whether rounds may overlap: Space then plays the next round instead of skipping the animation. */
  overlapping?: boolean | undefined;
  /** The stake, which the up and down arrow keys change. */
  stake?: Stake | undefined;
  /** The game's own keyboard shortcuts, listed in the rules. */
  keys?: readonly GameKey[] | undefined;
  /**
   * The total of the player's bets at a shared table, in minor units. If unset, the amount is read from the player's
   * seat.
   */
  atStake?: number | undefined;
  result?: Result | null | undefined;
  /** The seeds of the shared table, for games with shared rounds. */
  table?: TableSeeds | undefined;
};

/** The layout of every game: a bar, the stage, and the dock below it (beside it on a phone in landscape). */
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
    result = null,
    table,
  } = props;
  const { motion, replay, session, instant } = useGame();
  const everyKey = instant
    ? [...keys, { key: INSTANT_KEY, label: "games.instant" as const, press: instant.toggle }]
    : keys;
  const { atStake: ownStake, promotionalSpins, busy, settled } = useSeat();
  // The last promotional round is shown to its end before the summary covers the table.
  const isGrantOver = promotionalSpins?.left === 0 && !busy && settled && result !== null;
  useGameKeys({ onPlay: isGrantOver ? undefined : onPlay, overlapping, stake, keys: everyKey });
  useReplayedPlay(onPlay);
  usePostedStake(atStake);
  return (
    <div
      className="game-frame"
      data-theme={theme}
      data-replay={replay ? "" : undefined}
      inert={replay !== null}
    >
      <GameBar keys={everyKey} table={table} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar also skips, wherever the focus is */}
      <main className="game-stage" onClick={() => session.turboAllowed && motion.skip()}>
        {children}
        {isGrantOver ? <SpinsSummary spins={promotionalSpins} /> : null}
      </main>
      <footer className="game-dock">
        <ProblemNotice />
        {promotionalSpins && !isGrantOver ? <SpinsBanner spins={promotionalSpins} /> : null}
        <div className="game-controls" inert={isGrantOver}>
          {dock}
        </div>
        <MoneyLine atStake={atStake ?? ownStake} result={result} />
      </footer>
    </div>
  );
}

/** Posts the stakes at a shared table, so that the page can say what closing the table means for them. */
function usePostedStake(atStake: number | undefined): void {
  const { session, toMajor } = useGame();
  const { mode, currency } = session;
  useEffect(() => {
    if (atStake !== undefined) postToPage("stake", { mode, amount: toMajor(atStake), currency });
  }, [atStake, mode, currency, toMajor]);
}
