import { useRef, useState } from "react";
import type { RouletteView } from "../../math/roulette-game.ts";
import { pocketColour, pocketLabel } from "../../math/roulette-layout.ts";
import type { PlayedRound } from "../auto-bet.ts";
import { useGame } from "../game-context.ts";
import { useChips } from "../use-chips.ts";
import { useResult } from "../use-result.ts";
import { useRounds } from "../use-rounds.ts";
import { kindNames } from "./spot-name.ts";
import { useOwnResults } from "./use-own-results.ts";
import type { WheelHandle } from "./wheel.tsx";

const REST_MS = 900;

/** The state of a roulette table: chips, wheel and results. */
export function useRoulette() {
  const { t, sound, motion } = useGame();
  const rounds = useRounds<RouletteView>();
  const { result, show, clear } = useResult();
  const wheel = useRef<WheelHandle>(null);
  const [pocket, setPocket] = useState<number | null>(null);
  const [spinning, setSpinning] = useState(false);
  const { results, add } = useOwnResults();
  const wipe = () => {
    clear();
    setPocket(null);
  };
  const chips = useChips({ locked: spinning || rounds.stuck, onTouch: wipe });

  const spin = async (): Promise<PlayedRound | null> => {
    if (spinning || chips.total < chips.min) return null;
    wipe();
    setSpinning(true);
    sound.play("spin");
    const round = await rounds.play({ bets: chips.bets });
    if (round !== null) {
      const { view } = round;
      chips.keep();
      await wheel.current?.spin(view.pocket);
      setPocket(view.pocket);
      const colour = pocketColour(view.pocket);
      const text = pocketLabel(view.pocket);
      show(round, colour === "green" ? text : `${text} ${t(kindNames[colour])}`);
      add({ roundId: round.roundId, pocket: view.pocket });
      await motion.pause(REST_MS);
    }
    setSpinning(false);
    return round;
  };
  return { chips, pocket, results, spinning, stuck: rounds.stuck, result, wheel, spin };
}
