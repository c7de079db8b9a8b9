import { useState } from "react";
import { useGame } from "../game-context.ts";
import type { LiveChips } from "./use-live-chips.ts";

/**
 * The player's choice in the open decision window of a running round. `placed` is their bet; `isAsking` is true until
 * the server has answered.
 */
export function useChoice({ table }: LiveChips) {
  const { sound } = useGame();
  const [isAsking, setAsking] = useState(false);
  const { live, replay } = table;
  const window = replay.round === null ? (live.round?.window?.number ?? null) : null;
  const placed = live.bets.find((bet) => live.mine.has(bet.id) && bet.state !== "REFUNDED") ?? null;
  const made = placed?.choices.find((choice) => choice.window === window)?.action ?? null;
  return {
    window,
    placed,
    /** The choice that the player has made in the open decision window. */
    made: made as { kind: string } | null,
    isAsking,
    async choose(action: { kind: string }): Promise<void> {
      if (window === null || placed === null || made !== null || isAsking) return;
      sound.play("press");
      setAsking(true);
      await table.choose(placed.id, window, action);
      setAsking(false);
    },
  };
}
