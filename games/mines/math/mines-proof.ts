import { figureRange } from "../../kit/math/figure-range.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { MINES_TILES, minesMultiplier } from "./mines.ts";
import { proveAllMines } from "./prove-mines.ts";

export const minesProof: GameProof = {
  prove: () => ({
    main: "any board, any stop, lowest",
    figures: figureRange(
      "any board, any stop",
      proveAllMines().map(({ returned }) => returned),
    ),
    maximum: Math.max(...proveAllMines().map(({ mines, stones }) => minesMultiplier(mines, stones))),
    payUnit: 100,
    unreachable: [],
  }),
  samples: {
    bets: Array.from({ length: MINES_TILES - 1 }, (_, index) => ({ stake: SAMPLE_STAKE, mines: index + 1 })),
    actions: [
      { kind: "cashOut" },
      ...Array.from({ length: MINES_TILES }, (_, tile) => ({ kind: "reveal", tile })),
    ],
  },
};
