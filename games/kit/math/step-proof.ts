import { figureRange, hitRangeOf } from "./figure-range.ts";
import type { GameFigures } from "./figures.ts";
import { multiplierOf, type PayFraction } from "./pay.ts";
import type { StepChance } from "./step-game.ts";

/**
 * One setting of a step game: the probability of passing a step, computed independently of the payouts, and the
 * payout after each step.
 */
type Ladder = { chance: StepChance; pays: readonly PayFraction[] };

/** The exact return of cashing out after each step, in each setting. */
export function proveSteps(name: string, ladders: readonly Ladder[]): Omit<GameFigures, "slug"> {
  const stops = ladders.flatMap(({ chance, pays }) =>
    pays.map((pay, index) => ({
      reached: (chance.numerator / chance.denominator) ** (index + 1),
      pays: multiplierOf(pay),
    })),
  );
  const figures = figureRange(
    name,
    stops.map(({ reached, pays }) => reached * pays),
  );
  return {
    main: figures[0]!.bet,
    figures,
    hitRange: hitRangeOf(stops.map(({ reached }) => reached)),
    maximum: Math.max(...ladders.flatMap(({ pays }) => pays.map(multiplierOf))),
    payUnit: 100,
    unreachable: ladders.flatMap(({ chance }, index) =>
      chance.numerator > 0 ? [] : [`setting ${index + 1}`],
    ),
  };
}
