import type { GameProof } from "../manifest.ts";
import { blackjackFigure } from "./blackjack-figure.ts";
import { blackjackOdds } from "./blackjack-odds.ts";
import { pairKindOf, pokerKindOf, pokerPays, proveSideBets } from "./side-bets.ts";
import { TABLE_DECKS, TABLE_HANDS_MAX } from "./table-rules.ts";

/**
 * The return of insurance, computed from the probability of a ten-value card under the dealer's ace if the player's
 * cards are not known.
 */
export const insuranceReturn = (16 * TABLE_DECKS * (blackjackOdds.insurance[0] + 1)) / (52 * TABLE_DECKS - 1);

/** Tables with the same rules use the same seed for split hands, so they state the same return. */
const splitSeed = 1341;

export const blackjackTableProof: GameProof = {
  isSlow: true,
  prove() {
    const { pairs, poker } = proveSideBets(TABLE_DECKS);
    return {
      main: "basic strategy",
      figures: [
        blackjackFigure({ decks: TABLE_DECKS, handsMax: TABLE_HANDS_MAX }, splitSeed),
        { bet: "pairs", returned: pairs },
        { bet: "21+3", returned: poker },
        { bet: "insurance", returned: insuranceReturn },
      ],
      maximum: Math.max(...Object.values(pokerPays)) + 1,
      payUnit: 2,
      unreachable: unreachableRows(),
    };
  },
};

/** Rows of the side bets' pay tables that no combination of cards can win. */
function unreachableRows(): string[] {
  const reached = new Set<string>();
  for (let one = 0; one < 52; one++)
    for (let other = 0; other < 104; other++) {
      if (one !== other) reached.add(pairKindOf([one, other]) ?? "");
      for (let up = 0; up < 156; up += 1)
        if (new Set([one, other, up]).size === 3) reached.add(pokerKindOf([one, other, up]) ?? "");
    }
  return ["perfect", "coloured", "mixed", ...Object.keys(pokerPays)].filter((row) => !reached.has(row));
}
