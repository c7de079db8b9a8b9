import type { PastMaths } from "../../kit/math/manifest.ts";

/** Version 2 is the variant without commission, which operators can choose. */
export const pastMaths: PastMaths = {
  2: async () => (await import("./baccarat.ts")).baccaratWithoutCommission,
};
