import type { GameProof } from "../../kit/math/manifest.ts";
import { proveSpots, unreachableSpots } from "../../kit/math/prove-spots.ts";
import { type Dice, settleSicBo, sicBoSpots } from "./sic-bo-bets.ts";

const faces = [1, 2, 3, 4, 5, 6];
const rolls = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third): Dice => [first, second, third])),
);

/**
 * The name under which the return of a spot is listed. A total and its complement to 21 are equally likely
 * and pay the same, so they have one name.
 */
function kindOf(id: string): string {
  const { kind, numbers } = sicBoSpots.get(id)!;
  return kind === "total" ? `total ${Math.min(numbers[0]!, 21 - numbers[0]!)}` : kind;
}

export const sicBoProof: GameProof = {
  prove: () => {
    const spots = {
      spots: [...sicBoSpots.keys()],
      kindOf,
      outcomes: rolls.map((dice) => ({ outcome: dice, weight: 1 })),
      settle: settleSicBo,
    };
    return {
      main: "small",
      figures: proveSpots(spots),
      maximum: 181,
      payUnit: 1,
      unreachable: unreachableSpots(spots),
    };
  },
};
