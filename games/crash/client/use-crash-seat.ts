import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { useEffect, useRef, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { useLiveTable } from "../../kit/client/live/use-live-table.ts";
import { type Result, resultTier, resultWord } from "../../kit/client/use-result.ts";

export type CrashWish = { stake: number; autoCashOut: number | null };

/** The player's bet: one at a time, for this round or the next. */
export function useCrashSeat(wish: CrashWish) {
  const { sound, announce, t, money, toMinor } = useGame();
  const table = useLiveTable();
  const [isQueued, setQueued] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const announced = useRef(new Set<string>());
  const { round } = table;
  // After a bet is withdrawn, the player can bet again.
  const mine = table.bets.findLast((bet) => table.mine.has(bet.id) && bet.state !== "REFUNDED");
  const phase = round?.phase ?? null;

  async function place(): Promise<void> {
    setQueued(false);
    setAsking(true);
    setResult(null);
    const answer = await table.bet(wish);
    setAsking(false);
    if ("bet" in answer) sound.play("chip");
    // Betting closed before the bet arrived, so it is kept for the next round.
    else if (answer.refused === "BETTING_CLOSED") setQueued(true);
  }

  async function withdraw(bet: LiveBet): Promise<void> {
    setAsking(true);
    const answer = await table.withdraw(bet.id);
    setAsking(false);
    if ("bet" in answer) announce(t("games-crash.withdrawn"));
  }

  async function leave(bet: LiveBet): Promise<void> {
    setAsking(true);
    await table.leave(bet.id);
    setAsking(false);
  }

  const isOpen = phase === "BETTING" && round !== null && table.now() < round.closesAt - 150;
  const canBet = table.takesBets && isOpen && mine === undefined && !isAsking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the round or its phase changes
  useEffect(() => {
    if (isQueued && canBet) void place();
  }, [isQueued, canBet, round?.number, phase]);

  useEffect(() => {
    if (mine === undefined || mine.state === "PLACED" || announced.current.has(mine.id)) return;
    announced.current.add(mine.id);
    if (mine.state !== "WON") return;
    const win = toMinor(mine.win);
    const shown = { win, stake: toMinor(mine.stake), jackpot: null, promotional: false, roundId: mine.id };
    sound.play("win");
    announce(t(resultWord(resultTier(shown)), { amount: money(win) }));
    setResult(shown);
  }, [mine, sound, announce, t, money, toMinor]);

  const canWithdraw = isOpen && mine?.state === "PLACED" && !isAsking;
  const isFlying = phase === "RUNNING" && mine?.state === "PLACED";
  return {
    table,
    mine,
    result,
    isFlying,
    isQueued,
    isAsking,
    canBet,
    canWithdraw,
    press(): void {
      if (isFlying && mine && !isAsking) void leave(mine);
      else if (canWithdraw && mine) void withdraw(mine);
      else if (canBet) void place();
      else if (mine?.state !== "PLACED" && (isQueued || table.restriction === null)) setQueued(!isQueued);
    },
  };
}

export type CrashSeat = ReturnType<typeof useCrashSeat>;
