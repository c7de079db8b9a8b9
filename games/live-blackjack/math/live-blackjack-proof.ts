import { blackjackFigure } from "../../kit/math/blackjack/blackjack-figure.ts";
import { blackjackOdds } from "../../kit/math/blackjack/blackjack-odds.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { LIVE_BLACKJACK_DECKS as decks, LIVE_HANDS_MAX } from "./live-blackjack-table.ts";
import { pairKindOf, pokerKindOf, pokerPays, proveSideBets } from "./side-bets.ts";

/** The return of insurance: the chance of a ten under the dealer's ace, without knowing the player's cards. */
export const insuranceReturn = (16 * decks * (blackjackOdds.insurance[0] + 1)) / (52 * decks - 1);

export const liveBlackjackProof: GameProof = {
  isSlow: true,
  prove() {
    const { pairs, poker } = proveSideBets(decks);
    return {
      main: "basic strategy",
      figures: [
        blackjackFigure({ decks, handsMax: LIVE_HANDS_MAX }, 1341),
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

/** Rows of the side bets' pay tables that no cards reach. */
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
