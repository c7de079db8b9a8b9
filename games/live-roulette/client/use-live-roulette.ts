import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { useEffect, useRef, useState } from "react";
import {
  betsOf,
  doubled,
  type Placement,
  place,
  type TableBets,
  takeOff,
  totalOf,
} from "../../kit/client/chips-on-table.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { useLiveTable } from "../../kit/client/live/use-live-table.ts";
import { useUnplaced } from "../../kit/client/live/use-unplaced.ts";
import { chipValues } from "../../kit/client/stake-steps.ts";
import { type Result, resultTier, resultWord } from "../../kit/client/use-result.ts";

/** The chips of a bet, in minor units. */
export const chipsOf = (bet: LiveBet): TableBets => (bet.bet as { bets: TableBets }).bets;

/** The player's chips at the shared wheel: not yet confirmed, and placed. */
export function useLiveRoulette() {
  const { session, toMinor, sound, announce, t, money } = useGame();
  const table = useLiveTable();
  const { round } = table;
  const max = toMinor(session.limits.max);
  const min = toMinor(session.limits.min);
  const unit = toMinor(session.limits.unit);
  const tray = chipValues(session.limits.steps.map(toMinor), max);
  const [chip, setChip] = useState(
    () => tray.findLast((value) => value <= toMinor(session.limits.default)) ?? min,
  );
  const [inHand, setInHand] = useState<readonly Placement[]>([]);
  const [played, setPlayed] = useState<readonly Placement[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const announced = useRef(0);

  const mine = table.bets.filter((bet) => table.mine.has(bet.id) && bet.state !== "REFUNDED");
  const lying = mine.flatMap(chipsOf);
  const lyingTotal = mine.reduce((sum, bet) => sum + toMinor(bet.stake), 0);
  const total = totalOf(inHand);
  const isOpen = table.isConnected && round?.phase === "BETTING";

  const touch = (next: readonly Placement[], isHeard = true) => {
    if (isAsking) return;
    if (isHeard) sound.play("chip");
    setInHand(next);
  };

  async function confirm(): Promise<void> {
    if (!isOpen || isAsking || total < min) return;
    setAsking(true);
    const answer = await table.bet({ bets: betsOf(inHand) });
    setAsking(false);
    if (!("bet" in answer)) return;
    sound.play("chip");
    announce(t("games-live.betsPlaced", { amount: money(total) }));
    setPlayed(inHand);
    setInHand([]);
  }

  useUnplaced(round, inHand.length > 0 && !isAsking, () => setInHand([]));

  const isSettled = mine.length > 0 && mine.every((bet) => bet.state !== "PLACED");
  useEffect(() => {
    if (!isSettled || round === null || round.phase === "BETTING" || announced.current === round.number)
      return;
    announced.current = round.number;
    const win = mine.reduce((sum, bet) => sum + toMinor(bet.win), 0);
    const shown = {
      win,
      stake: lyingTotal,
      jackpot: null,
      promotional: false,
      roundId: String(round.number),
    };
    sound.play(win > lyingTotal ? "win" : win > 0 ? "push" : "lose");
    announce(t(resultWord(resultTier(shown)), { amount: money(win) }));
    setResult(shown);
  }, [isSettled, round, mine, lyingTotal, toMinor, sound, announce, t, money]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round clears what the last one paid
  useEffect(() => setResult(null), [round?.number]);

  return {
    table,
    tray,
    chip,
    setChip,
    min,
    inHand,
    total,
    lyingTotal,
    bets: betsOf([...lying, ...inHand]),
    others: betsOf(table.bets.filter((bet) => !table.mine.has(bet.id)).flatMap(chipsOf)),
    isOpen,
    isAsking,
    result,
    confirm,
    put: (spot: string) => touch(place(inHand, spot, chip, max - lyingTotal, unit)),
    takeOff: (spot: string) => touch(takeOff(inHand, spot)),
    undo: () => touch(inHand.slice(0, -1)),
    double: () => touch(doubled(inHand, max - lyingTotal)),
    clear: () => touch([], false),
    repeat: () => touch(totalOf(played) + lyingTotal <= max ? played : inHand),
    canRepeat: played.length > 0 && inHand.length === 0,
  };
}

export type LiveRouletteSeat = ReturnType<typeof useLiveRoulette>;
