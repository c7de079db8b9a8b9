import { useState } from "react";
import type { PlayedRound } from "../../kit/client/auto-bet.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { useChips } from "../../kit/client/use-chips.ts";
import { useResult } from "../../kit/client/use-result.ts";
import { useRounds } from "../../kit/client/use-rounds.ts";
import type { BaccaratOutcome } from "../../kit/math/baccarat/baccarat-hands.ts";
import type { BaccaratView } from "../math/baccarat.ts";
import { betNames } from "./bet-names.ts";
import { dealTimes } from "./deal-times.ts";

type Shown = { view: BaccaratView; roundId: string; revealed: boolean };
export type Bead = { id: string; outcome: BaccaratOutcome; total: number };

/** The state of a baccarat table: the player's chips, the current hands and the road of past rounds. */
export function useBaccarat() {
  const { t, sound, motion } = useGame();
  const rounds = useRounds<BaccaratView>();
  const { result, show, clear } = useResult();
  const [shown, setShown] = useState<Shown | null>(null);
  const [dealing, setDealing] = useState(false);
  const [road, setRoad] = useState<Bead[]>([]);
  const wipe = () => {
    clear();
    setShown(null);
  };
  const chips = useChips({ locked: dealing || rounds.stuck, onTouch: wipe });

  const deal = async (): Promise<PlayedRound | null> => {
    if (dealing || chips.total < chips.min) return null;
    wipe();
    setDealing(true);
    const round = await rounds.play({
      bets: chips.bets.map(({ spot, stake }) => ({ kind: spot, stake })),
    });
    if (round !== null) {
      const { view, roundId } = round;
      chips.keep();
      setShown({ view, roundId, revealed: false });
      const times = dealTimes(view);
      for (const side of ["player", "banker"] as const) {
        for (const at of times[side].slice(0, view[side].cards.length)) {
          setTimeout(() => sound.play("card"), motion.reduced ? 0 : at);
        }
      }
      await motion.pause(times.totalMs);
      setShown({ view, roundId, revealed: true });
      const points = `${t(betNames.player)} ${view.player.total}, ${t(betNames.banker)} ${view.banker.total}`;
      show(round, `${points}. ${t(betNames[view.outcome])}`);
      const total = view[view.outcome === "tie" ? "player" : view.outcome].total;
      setRoad((known) => [...known, { id: roundId, outcome: view.outcome, total }].slice(-72));
      await motion.pause(700);
    }
    setDealing(false);
    return round;
  };
  return { chips, shown, dealing, road, result, stuck: rounds.stuck, deal };
}
