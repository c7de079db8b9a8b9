import { useEffect, useEffectEvent } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import type { LiveSeat } from "../../kit/client/live/use-live-table.ts";
import { useRoundElapsed } from "../../kit/client/live/use-round-elapsed.ts";
import { patternWords } from "../math/bingo-pay-tables.ts";
import { prizesWon } from "../math/bingo-prizes.ts";
import type { BingoOutcome } from "../math/bingo-table.ts";
import type { BingoTicket } from "../math/bingo-ticket.ts";
import { calledAfter } from "../math/bingo-times.ts";

/** The balls called so far. Each call plays a sound, and prizes of the player's tickets are announced. */
export function useBingoCalls(table: LiveSeat, tickets: readonly { rows: BingoTicket }[]): readonly number[] {
  const { sound, announce, t } = useGame();
  const elapsedMs = useRoundElapsed(table);
  const outcome = (table.round?.outcome as BingoOutcome | null) ?? null;
  const calls = outcome === null || elapsedMs === null ? [] : outcome.calls;
  const called = calls.slice(0, elapsedMs === null ? 0 : calledAfter(elapsedMs));
  const isRunning = table.round?.phase === "RUNNING";
  const playLatestCall = useEffectEvent(() => {
    const ball = called.at(-1);
    if (!isRunning || ball === undefined) return;
    const hits = tickets.some(({ rows }) => rows.some((row) => row.includes(ball)));
    const won = tickets.flatMap(({ rows }, at) =>
      prizesWon(rows, called)
        .filter(({ call }) => call === called.length)
        .map(({ pattern }) => `${t("games-bingo.ticket", { place: at + 1 })}: ${t(patternWords[pattern])}`),
    );
    sound.play(won.length > 0 ? "win" : hits ? "gem" : "tick");
    if (won.length > 0) announce(won.join(". "));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each call
  useEffect(() => playLatestCall(), [called.length]);
  return called;
}
