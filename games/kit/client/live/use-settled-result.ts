import type { LiveBet, LiveRound } from "@parlour/contracts/sockets/live-table";
import { useEffect, useRef, useState } from "react";
import { useGame } from "../game-context.ts";
import { type Result, resultSound, resultTier, resultWord } from "../use-result.ts";

/** All of the player's bets in a round as one result. */
export const sharedResult = (
  round: number,
  mine: readonly Pick<LiveBet, "win">[],
  stake: number,
  toMinor: (amount: number) => number,
): Result => ({
  win: mine.reduce((sum, bet) => sum + toMinor(bet.win), 0),
  stake,
  jackpot: null,
  promotional: false,
  roundId: String(round),
});

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
    const shown = sharedResult(round.number, mine, stakedTotal, toMinor);
    sound.play(resultSound(shown));
    announce(t(resultWord(resultTier(shown)), { amount: money(shown.win) }));
    setResult(shown);
  }, [isSettled, round, mine, stakedTotal, toMinor, sound, announce, t, money]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round clears what the last one paid
  useEffect(() => setResult(null), [round?.number]);
  return result;
}
