import { useEffect, useEffectEvent } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import type { LiveSeat } from "../../kit/client/live/use-live-table.ts";
import { useRoundElapsed } from "../../kit/client/live/use-round-elapsed.ts";
import { PICKS } from "../math/lottery-prizes.ts";
import type { LotteryOutcome } from "../math/lottery-table.ts";
import { drawnAfter } from "../math/lottery-times.ts";

/** The balls drawn so far. Each ball plays a sound and is announced to screen readers. */
export function useDrawnBalls(
  table: LiveSeat,
  lines: readonly { numbers: readonly number[] }[],
): readonly number[] {
  const { sound, announce, t } = useGame();
  const elapsedMs = useRoundElapsed(table);
  const outcome = (table.round?.outcome as LotteryOutcome | null) ?? null;
  const all = outcome === null || elapsedMs === null ? [] : outcome.drawn;
  const drawn = all.slice(0, elapsedMs === null ? 0 : drawnAfter(elapsedMs));
  const isRunning = table.round?.phase === "RUNNING";
  const playLatestBall = useEffectEvent(() => {
    const number = drawn.at(-1);
    if (!isRunning || number === undefined) return;
    sound.play(lines.some(({ numbers }) => numbers.includes(number)) ? "gem" : "drop");
    announce(t("games-lottery.ball", { ball: drawn.length, balls: PICKS, number }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each ball
  useEffect(() => playLatestBall(), [drawn.length]);
  return drawn;
}
