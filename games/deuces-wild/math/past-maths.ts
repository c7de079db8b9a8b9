import type { PastMaths } from "../../kit/math/manifest.ts";

export const pastMaths: PastMaths = {
  1: async () => (await import("./deuces-wild-v1.ts")).deucesWildV1,
};
