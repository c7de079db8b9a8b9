import type { LiveBet, LiveRound } from "@parlour/contracts/sockets/live-table";
import { useEffect, useRef, useState } from "react";
import { useGame } from "../game-context.ts";
import { type Result, resultTier, resultWord } from "../use-result.ts";

/**
 * The player's result of a shared round, shown with a sound and an announcement once all of their bets are
 * settled.
 */
export function useSettledResult(
  round: LiveRound | null,
  mine: readonly LiveBet[],
  stakedTotal: number,
): Result | null {
  const { toMinor, sound, announce, t, money } = useGame();
  const [result, setResult] = useState<Result | null>(null);
  const announced = useRef(0);

  const isSettled = mine.length > 0 && mine.every((bet) => bet.state !== "PLACED");
  useEffect(() => {
    if (!isSettled || round === null || round.phase === "BETTING" || announced.current === round.number)
      return;
    announced.current = round.number;
    const win = mine.reduce((sum, bet) => sum + toMinor(bet.win), 0);
    const shown = {
      win,
      stake: stakedTotal,
      jackpot: null,
      promotional: false,
      roundId: String(round.number),
    };
    sound.play(win > stakedTotal ? "win" : win > 0 ? "push" : "lose");
    announce(t(resultWord(resultTier(shown)), { amount: money(win) }));
    setResult(shown);
  }, [isSettled, round, mine, stakedTotal, toMinor, sound, announce, t, money]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round clears what the last one paid
  useEffect(() => setResult(null), [round?.number]);
  return result;
}
