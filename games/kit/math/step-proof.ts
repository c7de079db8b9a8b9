import { figureRange } from "./figure-range.ts";
import type { GameFigures } from "./figures.ts";
import { multiplierOf, type PayFraction } from "./pay.ts";
import type { StepChance } from "./step-game.ts";

/**
 * One setting of a step game: the probability of passing a step, computed independently of the payouts, and
 * the payouts.
 */
type Ladder = { chance: StepChance; pays: readonly PayFraction[] };

/** The exact return of cashing out after each step, in each setting. */
export function proveSteps(name: string, ladders: readonly Ladder[]): Omit<GameFigures, "slug"> {
  const stops = ladders.flatMap(({ chance, pays }) =>
    pays.map((pay, index) => (chance.numerator / chance.denominator) ** (index + 1) * multiplierOf(pay)),
  );
  const figures = figureRange(name, stops);
  return {
    main: figures[0]!.bet,
    figures,
    maximum: Math.max(...ladders.flatMap(({ pays }) => pays.map(multiplierOf))),
    payUnit: 100,
    unreachable: [],
  };
}
