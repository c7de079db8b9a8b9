import { baccaratFigures } from "../../kit/math/baccarat/baccarat-figures.ts";
import type { GameProof } from "../../kit/math/manifest.ts";

export const liveBaccaratProof: GameProof = { prove: baccaratFigures };
