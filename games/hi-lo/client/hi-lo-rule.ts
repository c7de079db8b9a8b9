import { type Guess, type HiLoAction, type HiLoView, MULTIPLIER_MAX } from "../math/hi-lo.ts";

/** The rule that autoplay follows in every round: what to guess, and the multiplier at which to cash out. */
export type HiLoRule = { side: (typeof hiLoSides)[number]; target: number };

export const hiLoSides = ["likelier", "higher", "lower"] as const;
export const TARGET_MIN = 1.01;
export const TARGET_MAX = Number(MULTIPLIER_MAX);

/** Reads the autoplay rule that the browser remembers; defaults replace invalid values. */
export function readRule(kept: unknown): HiLoRule {
  const { side, target } = (kept ?? {}) as Partial<HiLoRule>;
  return {
    side: hiLoSides.find((known) => known === side) ?? "likelier",
    target: typeof target === "number" && target >= TARGET_MIN && target <= TARGET_MAX ? target : 2,
  };
}

/**
 * The next action under the autoplay rule. The chosen side cannot always be guessed: nothing is lower than an ace or
 * higher than a king, and guesses beyond the maximum multiplier are not offered. In these cases, the likelier of the
 * guesses on offer is made; if there is none, the round is cashed out.
 */
export function actionBy(rule: HiLoRule, view: HiLoView): HiLoAction["kind"] {
  const isWon = view.cashOut > 0;
  if (isWon && view.multiplier >= rule.target) return "cashOut";
  const sides = view.guesses.filter(({ kind }) => kind !== "same");
  const chosen = sides.find(({ kind }) => kind === rule.side);
  const guess = chosen ?? likeliest(sides) ?? likeliest(view.guesses);
  return guess?.kind ?? (isWon ? "cashOut" : "skip");
}

type OfferedGuess = { kind: Guess; chance: number };

/** The guess with the best chance; of two equal ones, the first. */
function likeliest(guesses: readonly OfferedGuess[]): OfferedGuess | undefined {
  return guesses.reduce<OfferedGuess | undefined>(
    (best, next) => (best === undefined || next.chance > best.chance ? next : best),
    undefined,
  );
}
