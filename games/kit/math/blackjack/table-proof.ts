import type { GameProof } from "../manifest.ts";
import { blackjackFigure } from "./blackjack-figure.ts";
import { insuranceReturnOf, pairPays, pokerPays, proveSideBets, reachedSideBets } from "./side-bets.ts";
import { TABLE_DECKS, TABLE_HANDS_MAX } from "./table-rules.ts";

export const insuranceReturn = insuranceReturnOf(TABLE_DECKS);

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
  const reached = reachedSideBets();
  return Object.keys({ ...pairPays, ...pokerPays }).filter((row) => !reached.has(row));
}
