import type { PastMaths } from "../../kit/math/manifest.ts";

export const pastMaths: PastMaths = {
  1: async () => (await import("./hi-lo-v1.ts")).hiLoV1,
};
