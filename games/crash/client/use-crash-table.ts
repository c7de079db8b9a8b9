import { useEffect, useRef, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { useLiveTable } from "../../kit/client/live/use-live-table.ts";
import { type Result, resultSound, resultTier, resultWord } from "../../kit/client/use-result.ts";
import { assignBets, type BetPlace } from "./assign-bets.ts";

/** The table with the player's two places for bets, and what they won in this round. */
export function useCrashTable() {
  const { sound, announce, t, money, toMinor } = useGame();
  const table = useLiveTable();
  const [result, setResult] = useState<Result | null>(null);
  const places = useRef(new Map<string, BetPlace>());
  const announced = useRef(new Set<string>());
  const mine = table.bets.filter(({ id }) => table.mine.has(id));
  const bets = assignBets(mine, places.current);

  useEffect(() => {
    const news = mine.filter(({ id, state }) => state === "WON" && !announced.current.has(id));
    if (news.length === 0) return;
    for (const bet of news) {
      announced.current.add(bet.id);
      const win = toMinor(bet.win);
      const shown = { win, stake: toMinor(bet.stake), jackpot: null, promotional: false };
      announce(t(resultWord(resultTier({ ...shown, roundId: bet.id })), { amount: money(win) }));
    }
    // If both bets were cashed out, they are shown as one win with both payouts and both stakes.
    const won = mine.filter(({ state }) => state === "WON");
    const sum = (of: "win" | "stake") => won.reduce((total, bet) => total + toMinor(bet[of]), 0);
    const roundId = won.map(({ id }) => id).join();
    const shown = { win: sum("win"), stake: sum("stake"), jackpot: null, promotional: false, roundId };
    sound.play(resultSound(shown));
    setResult(shown);
  }, [mine, sound, announce, t, money, toMinor]);

  return {
    table,
    bets,
    mine,
    result,
    clearResult: () => setResult(null),
    /**
     * Chooses the id of a new bet and remembers its place, so that the bet appears there as soon as the server
     * reports it.
     */
    newBetId(place: BetPlace): string {
      const id = crypto.randomUUID();
      places.current.set(id, place);
      return id;
    },
    atStake: mine.reduce((sum, bet) => sum + (bet.state === "PLACED" ? toMinor(bet.stake) : 0), 0),
  };
}

export type CrashTableState = ReturnType<typeof useCrashTable>;
