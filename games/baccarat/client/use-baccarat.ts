import { useState } from "react";
import type { PlayedRound } from "../../kit/client/auto-bet.ts";
import { beadOf } from "../../kit/client/baccarat/bead-of.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { useChips } from "../../kit/client/use-chips.ts";
import { useResult } from "../../kit/client/use-result.ts";
import { useRounds } from "../../kit/client/use-rounds.ts";
import { parseCard } from "../../kit/math/cards.ts";
import type { BaccaratView } from "../math/baccarat.ts";
import { betNames } from "./bet-names.ts";
import { dealTimes } from "./deal-times.ts";
import { useRoad } from "./use-road.ts";
import { SQUEEZED_CARDS, useSqueeze } from "./use-squeeze.ts";

type Shown = {
  view: BaccaratView;
  roundId: string;
  /** Whether the first four cards are being squeezed; third cards are dealt only afterwards. */
  isSqueezed: boolean;
  wasSqueezed: boolean;
  revealed: boolean;
};

/** The state of a baccarat table: the player's chips, the current hands and the road of past rounds. */
export function useBaccarat() {
  const { t, sound, motion, replay } = useGame();
  const rounds = useRounds<BaccaratView>();
  const { result, show, clear } = useResult();
  const [shown, setShown] = useState<Shown | null>(null);
  const [dealing, setDealing] = useState(false);
  const road = useRoad();
  const squeeze = useSqueeze();
  const wipe = () => {
    clear();
    setShown(null);
  };
  const chips = useChips({ locked: dealing || rounds.stuck, onTouch: wipe });

  /**
   * Deals a round. Cards are not squeezed during autoplay, because the player may not be watching; replays show all
   * cards.
   */
  const deal = async (isAuto = false): Promise<PlayedRound | null> => {
    if (dealing || chips.total < chips.min) return null;
    wipe();
    setDealing(true);
    const round = await rounds.play({
      bets: chips.bets.map(({ spot, stake }) => ({ kind: spot, stake })),
    });
    if (round !== null) {
      const { view, roundId } = round;
      chips.keep();
      const isSqueezed = squeeze.isOn && !isAuto && replay === null;
      const times = dealTimes(view, isSqueezed);
      const playCards = (from: number, to: number) => {
        for (const side of ["player", "banker"] as const) {
          for (const at of times[side].slice(from, Math.min(to, view[side].cards.length))) {
            setTimeout(() => sound.play("card"), motion.reduced ? 0 : at);
          }
        }
      };
      setShown({ view, roundId, isSqueezed, wasSqueezed: isSqueezed, revealed: false });
      playCards(0, isSqueezed ? SQUEEZED_CARDS : 3);
      if (isSqueezed) {
        await squeeze.wait();
        setShown({ view, roundId, isSqueezed: false, wasSqueezed: true, revealed: false });
        playCards(SQUEEZED_CARDS, 3);
      }
      await motion.pause(times.totalMs);
      setShown({ view, roundId, isSqueezed: false, wasSqueezed: isSqueezed, revealed: true });
      const points = `${t(betNames.player)} ${view.player.total}, ${t(betNames.banker)} ${view.banker.total}`;
      show(round, `${points}. ${t(betNames[view.outcome])}`);
      const cardsOf = ({ cards }: BaccaratView["player"]) => cards.map(parseCard);
      road.add(beadOf(roundId, { player: cardsOf(view.player), banker: cardsOf(view.banker) }));
      await motion.pause(700);
    }
    setDealing(false);
    return round;
  };
  return { chips, shown, dealing, beads: road.beads, squeeze, result, stuck: rounds.stuck, deal };
}
