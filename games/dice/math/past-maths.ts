import type { PastMaths } from "../../kit/math/manifest.ts";

export const pastMaths: PastMaths = {
  1: async () => (await import("./dice-v1.ts")).diceV1,
};
