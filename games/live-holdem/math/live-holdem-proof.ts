import { casinoHoldemFigures } from "../../kit/math/holdem/casino-holdem-figures.ts";
import type { GameProof } from "../../kit/math/manifest.ts";

export const liveHoldemProof: GameProof = { isSlow: true, prove: casinoHoldemFigures };
