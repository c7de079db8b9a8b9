import type { PastMaths } from "../../kit/math/manifest.ts";
import { pastSlots } from "../../kit/math/slots/past-slots.ts";

/** Version 1 of the maths is the default; operators can choose the other versions. */
export const pastMaths: PastMaths = pastSlots(
  async () => (await import("./honey-court-versions.ts")).honeyCourtVersions,
  [2, 3],
);
