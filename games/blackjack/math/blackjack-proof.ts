import { blackjackFigure } from "../../kit/math/blackjack/blackjack-figure.ts";
import { blackjackMoves } from "../../kit/math/blackjack/blackjack-odds.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { BLACKJACK_DECKS, HANDS_MAX } from "./blackjack.ts";

export const blackjackProof: GameProof = {
  isSlow: true,
  prove: () => ({
    main: "basic strategy",
    figures: [blackjackFigure({ decks: BLACKJACK_DECKS, handsMax: HANDS_MAX }, 1003)],
    // A blackjack has the highest payout, 2.5 times its stake; even four winning doubled hands pay only twice
    // their total stake.
    maximum: 2.5,
    payUnit: 2,
    unreachable: [],
  }),
  samples: {
    bets: [{ stake: SAMPLE_STAKE }, { stake: 1 }],
    actions: blackjackMoves.map((kind) => ({ kind })),
  },
};
