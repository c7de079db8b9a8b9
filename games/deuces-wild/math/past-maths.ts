import type { LoadMath, PastMaths } from "../../kit/math/manifest.ts";

const fullPay: LoadMath = async () => (await import("./deuces-wild-variants.ts")).deucesWildFullPay;
const illinois: LoadMath = async () => (await import("./deuces-wild-variants.ts")).deucesWildIllinois;

/**
 * Versions 4 to 6 added coins, hands and double-up to the pay tables of versions 2, 3 and 1. A bet that
 * consists only of a stake is played as before.
 */
export const pastMaths: PastMaths = {
  1: fullPay,
  2: async () => (await import("./deuces-wild.ts")).deucesWild,
  3: illinois,
  5: illinois,
  6: fullPay,
};
