import { useState } from "react";
import { useGame } from "./game-context.ts";
import type { Round } from "./seat.ts";

export type Result = { win: number; stake: number; jackpot: Round["jackpot"]; roundId: string };

/** The celebration grows with the win: above the stake, ten times, fifty times. */
export function resultTier({ win, stake, jackpot }: Result): "none" | "back" | "win" | "big" | "huge" {
  if (jackpot !== null) return "huge";
  if (win === 0) return "none";
  if (win <= stake) return "back";
  if (win >= stake * 50) return "huge";
  return win >= stake * 10 ? "big" : "win";
}

/** Ends a round on the table: shows the money, announces it and plays a sound. */
export function useResult() {
  const { t, money, sound, announce } = useGame();
  const [result, setResult] = useState<Result | null>(null);
  const sounds = { none: "lose", back: "push", win: "win", big: "bigWin", huge: "bigWin" } as const;
  return {
    result,
    clear: () => setResult(null),
    /** `outcome` is announced before the amount: "17 red". */
    show(round: Round, outcome = "") {
      const { win, stake, jackpot, roundId } = round;
      const next = { win, stake, jackpot, roundId };
      round.settle();
      setResult(next);
      sound.play(sounds[resultTier(next)]);
      const paid = win + (jackpot?.amount ?? 0);
      const ended = paid > 0 ? t("games.youWin", { amount: money(paid) }) : t("games.noWin");
      announce(outcome === "" ? ended : `${outcome}. ${ended}`);
    },
  };
}
