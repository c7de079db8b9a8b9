import type { PastMaths } from "../../kit/math/manifest.ts";

export const pastMaths: PastMaths = {
  1: async () => (await import("./mines-v1.ts")).minesV1,
};
