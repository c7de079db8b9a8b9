import type { PastMaths } from "../../kit/math/manifest.ts";

export const pastMaths: PastMaths = {
  1: async () => (await import("./horse-race-table-v1.ts")).horseRaceTableV1,
};
