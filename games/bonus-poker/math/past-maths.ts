import type { PastMaths } from "../../kit/math/manifest.ts";

/** Version 2 added coins, hands and double-up. A bet of version 1, which has only a stake, is played as before. */
export const pastMaths: PastMaths = {
  1: async () => (await import("./bonus-poker.ts")).bonusPoker,
};
