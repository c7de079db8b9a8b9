import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { useEffect, useEffectEvent, useState } from "react";
import { useGame } from "../game-context.ts";
import type { Stake } from "../use-stake.ts";
import { useLiveTable } from "./use-live-table.ts";
import { useSettledResult } from "./use-settled-result.ts";

type EntryGame<Entry> = {
  price: Stake;
  /** The maximum number of entries that can be bought at once. */
  most: number;
  /** Creates the entries, such as bingo tickets, that a player finds ready to buy when the game is opened. */
  first: () => readonly Entry[];
  betOf: (entries: readonly Entry[], price: number) => object;
  /** The entries of a bet, each with its price in minor units. */
  entriesOf: (bet: LiveBet) => readonly (Entry & { stake: number })[];
};

/**
 * The player's entries in a shared draw, such as bingo tickets or lottery lines: those prepared but not bought, and
 * those bought for the current round. Bought entries are prepared again for the next round.
 */
export function useEntries<Entry>({ price, most, first, betOf, entriesOf }: EntryGame<Entry>) {
  const { session, toMinor, sound, announce, t, money } = useGame();
  const table = useLiveTable();
  const { live, replay } = table;
  const [prepared, setPrepared] = useState<readonly Entry[]>(first);
  const [played, setPlayed] = useState<readonly Entry[]>([]);
  const [isAsking, setAsking] = useState(false);
  const number = live.round?.number ?? 0;

  const mine = live.bets.filter((bet) => live.mine.has(bet.id) && bet.state !== "REFUNDED");
  const bought = mine.flatMap(entriesOf);
  const boughtTotal = mine.reduce((sum, bet) => sum + toMinor(bet.stake), 0);
  const total = prepared.length * price.value;
  const isTooMuch = total + boughtTotal > toMinor(session.limits.max);
  const isFull = prepared.length + bought.length >= most;
  const isOpen = table.takesBets;
  const canBuy = isOpen && !isAsking && prepared.length > 0 && !isTooMuch;

  const prepareAgain = useEffectEvent(() => {
    if (prepared.length === 0 && played.length > 0) setPrepared(played);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new round number
  useEffect(() => prepareAgain(), [number]);

  async function buy(): Promise<void> {
    if (!canBuy) return;
    setAsking(true);
    const answer = await table.bet(betOf(prepared, price.value));
    setAsking(false);
    if (!("bet" in answer)) return;
    sound.play("chip");
    announce(t("games-live.betsPlaced", { amount: money(total) }));
    setPlayed([...bought, ...prepared].slice(0, most));
    setPrepared([]);
  }

  return {
    table,
    prepared,
    /** The entries of the round on screen; a replayed round shows those that the player had in it. */
    bought: replay.round ? replay.mine.flatMap((bet) => entriesOf(bet as unknown as LiveBet)) : bought,
    boughtTotal,
    total,
    isOpen,
    isAsking,
    isTooMuch,
    isFull,
    canBuy,
    buy,
    result: useSettledResult(live.round, mine, boughtTotal),
    /** Changes the prepared entries; ignored while they are being bought. */
    prepare(next: readonly Entry[]): void {
      if (isAsking) return;
      sound.play("press");
      setPrepared(next.slice(0, Math.max(0, most - bought.length)));
    },
  };
}

export type EntrySeat = Omit<ReturnType<typeof useEntries<unknown>>, "prepared" | "bought" | "prepare"> & {
  prepared: readonly unknown[];
};
