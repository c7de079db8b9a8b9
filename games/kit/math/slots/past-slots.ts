import type { PastMaths } from "../manifest.ts";
import { getVersion, type SlotVersions } from "./slot-versions.ts";

/** The maths of a slot's versions other than the default one. */
export const pastSlots = (load: () => Promise<SlotVersions>, versions: readonly number[]): PastMaths =>
  Object.fromEntries(
    versions.map((version) => [
      version,
      async () => (await import("./slot-game.ts")).slotGame(getVersion(await load(), version)),
    ]),
  );
