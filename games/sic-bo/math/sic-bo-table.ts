import { spotTable } from "../../kit/math/spot-table.ts";
import { type Dice, isTriple, settleSicBo, sicBoSpots, totalOfDice } from "./sic-bo-bets.ts";

/** Sic bo as a shared round: three dice for all players. */
export const sicBoTable = spotTable<{ dice: Dice }>({
  slug: "sic-bo",
  spots: [...sicBoSpots.keys()],
  bettingMs: 20_000,
  runMs: () => 5_500,
  resultMs: 6_000,
  pastShown: 60,
  draw: (random) => {
    const roll = () => random.below(6) + 1;
    return { dice: [roll(), roll(), roll()] };
  },
  settle: (spot, stake, { dice }) => settleSicBo(spot, stake, dice),
  resultOf: ({ dice }) => ({
    text: String(totalOfDice(dice)),
    tone: isTriple(dice) ? "triple" : totalOfDice(dice) <= 10 ? "small" : "big",
  }),
});
