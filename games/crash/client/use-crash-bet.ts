import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { useEffect, useRef, useState } from "react";
import type { PlayedRound } from "../../kit/client/auto-bet.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { useAutoplay } from "../../kit/client/use-autoplay.ts";
import { useStake } from "../../kit/client/use-stake.ts";
import type { BetPlace } from "./assign-bets.ts";
import type { CrashTableState } from "./use-crash-table.ts";

/** What autoplay is waiting for: the end of a round. The id is null until the bet is placed. */
type Waiting = { betId: string | null; round: number; resolve: (round: PlayedRound | null) => void };

/** One of the player's places for bets: one bet at a time, for this round or the next. */
export function useCrashBet(room: CrashTableState, place: BetPlace) {
  const { sound, announce, t, toMinor } = useGame();
  const { table } = room;
  const stake = useStake(place === 0 ? "" : "-second");
  const [autoCashOut, setAutoCashOut] = useState<number | null>(null);
  const [isQueued, setQueued] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<Waiting | null>(null);
  const mine = room.bets[place];
  const { round } = table;
  const phase = round?.phase ?? null;

  const finish = (played: PlayedRound | null) => {
    const { current } = waiting;
    waiting.current = null;
    current?.resolve(played);
  };

  async function enter(): Promise<void> {
    setQueued(false);
    setAsking(true);
    room.clearResult();
    const id = room.newBetId(place);
    if (waiting.current) waiting.current = { ...waiting.current, betId: id, round: round?.number ?? 0 };
    const answer = await table.bet({ stake: stake.value, autoCashOut }, id);
    setAsking(false);
    if ("bet" in answer) sound.play("chip");
    // Betting closed before the bet arrived, so it is kept for the next round.
    else if (answer.refused === "BETTING_CLOSED") {
      if (waiting.current) waiting.current = { ...waiting.current, betId: null };
      setQueued(true);
    } else finish(null);
  }

  async function withdraw(bet: LiveBet): Promise<void> {
    finish(null);
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

  const cancel = () => {
    setQueued(false);
    finish(null);
  };

  const isOpen = phase === "BETTING" && round !== null && table.now() < round.closesAt - 150;
  const canBet = table.takesBets && isOpen && mine === undefined && !isAsking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the round or its phase changes
  useEffect(() => {
    if (isQueued && canBet) void enter();
  }, [isQueued, canBet, round?.number, phase]);

  // Reports the result of the bet to autoplay.
  useEffect(() => {
    const { current } = waiting;
    if (current === null || current.betId === null) return;
    const bet = table.bets.find(({ id }) => id === current.betId);
    if (bet === undefined) {
      // The connection was lost until the next round, so this page doesn't know the result.
      if ((round?.number ?? 0) > current.round) finish(null);
    } else if (bet.state !== "PLACED") {
      const staked = toMinor(bet.stake);
      const win = bet.state === "REFUNDED" ? staked : toMinor(bet.win);
      finish({ stake: staked, win, jackpot: null, promotional: false });
    }
  });

  const autoplay = useAutoplay(
    () =>
      new Promise<PlayedRound | null>((resolve) => {
        waiting.current = { betId: null, round: round?.number ?? 0, resolve };
        setQueued(true);
      }),
    stake,
  );

  const canWithdraw = isOpen && mine?.state === "PLACED" && !isAsking;
  const isFlying = phase === "RUNNING" && mine?.state === "PLACED";
  return {
    stake,
    autoCashOut,
    setAutoCashOut,
    mine,
    isFlying,
    isQueued,
    isAsking,
    canBet,
    canWithdraw,
    /** Whether the stake and the automatic cash-out cannot be changed. */
    isFixed: mine?.state === "PLACED" || isQueued || autoplay.running,
    autoplay: {
      ...autoplay,
      stop() {
        autoplay.stop();
        // A bet on the flight in progress is played to its end.
        if (waiting.current?.betId === null) cancel();
      },
    },
    press(): void {
      if (isFlying && mine && !isAsking) void leave(mine);
      else if (canWithdraw && mine) void withdraw(mine);
      else if (isQueued) cancel();
      else if (canBet) void enter();
      else if (mine?.state !== "PLACED" && table.restriction === null) setQueued(true);
    },
  };
}

export type CrashBetPlace = ReturnType<typeof useCrashBet>;
