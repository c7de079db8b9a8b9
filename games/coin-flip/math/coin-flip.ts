import { z } from "zod";
import { type StepView, stepGame, stepPays } from "../../kit/math/step-game.ts";

export const coinSides = ["heads", "tails"] as const;
export type CoinSide = (typeof coinSides)[number];

/** The longest streak: one more flip would exceed the maximum multiplier. */
const FLIPS_MAX = 13;

export const coinFlipPays = stepPays({ numerator: 1, denominator: 2 }, FLIPS_MAX);

/** `shown` is the side of the coin that came up. */
export type CoinFlipView = StepView<Record<string, never>, CoinSide, CoinSide>;

export const coinFlip = stepGame<Record<string, never>, CoinSide, CoinSide>({
  slug: "coin-flip",
  setting: z.strictObject({}),
  choice: z.enum(coinSides),
  paysOf: () => coinFlipPays,
  take({ choice, random }) {
    const shown = coinSides[random.below(2)]!;
    return { shown, passed: shown === choice };
  },
  usualChoice: "heads",
});
