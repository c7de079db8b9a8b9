import { useState } from "react";
import { useGame } from "./game-context.ts";
import type { Round } from "./seat.ts";
import { isGain } from "./settled.ts";
import type { SoundName } from "./sound.ts";
import { ladderWord, rungOf } from "./win-ladder.ts";

export type Result = Pick<Round, "win" | "stake" | "jackpot" | "roundId" | "promotional">;

/**
 * The tier of a result, which decides how it is celebrated: "back" up to the stake, "win" above it, "big"
 * for at least ten times the stake, and "huge" for at least fifty times the stake or a jackpot.
 */
export function resultTier(result: Result): "none" | "back" | "win" | "big" | "huge" {
  const { win, stake, jackpot } = result;
  if (jackpot !== null) return "huge";
  if (win === 0) return "none";
  if (!isGain(result)) return "back";
  if (win >= stake * 50) return "huge";
  return win >= stake * 10 ? "big" : "win";
}

/** The message for a tier. A payout that does not exceed the stake is not presented as a win. */
export function resultWord(tier: ReturnType<typeof resultTier>) {
  if (tier === "none") return "games.noWin";
  return tier === "back" ? "games.returned" : "games.youWin";
}

const sounds = { none: "lose", back: "push", win: "win" } as const;
const rungSounds = { big: "bigWin", mega: "megaWin", epic: "epicWin" } as const;

/** The sound that ends a round. Money that only comes back sounds like a push. */
export function resultSound(result: Result): SoundName {
  const tier = resultTier(result);
  return tier === "big" || tier === "huge" ? rungSounds[rungOf(result) ?? "big"] : sounds[tier];
}

/** Ends a round on the table: shows the amount, announces it and plays a sound. */
export function useResult() {
  const { t, money, sound, announce } = useGame();
  const [result, setResult] = useState<Result | null>(null);
  return {
    result,
    clear: () => setResult(null),
    /**
     * `outcome` is announced before the amount, such as "17 red". `isHeard` is false if the table has already played
     * the sound of the win.
     */
    show(round: Round, outcome = "", isHeard = true) {
      const { win, stake, jackpot, roundId, promotional } = round;
      const next = { win, stake, jackpot, roundId, promotional };
      round.settle();
      setResult(next);
      if (isHeard) sound.play(resultSound(next));
      const paid = win + (jackpot?.amount ?? 0);
      const ladder = ladderWord(next);
      const ended = t(resultWord(resultTier(next)), { amount: money(paid) });
      announce([outcome, ladder ? t(ladder) : "", ended].filter((part) => part !== "").join(". "));
    },
  };
}
