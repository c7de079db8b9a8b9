import type { CompiledSlot } from "./compiled-slot.ts";
import type { FoundWin } from "./found-win.ts";
import { readAnywhere } from "./read-anywhere.ts";
import { readClusters } from "./read-clusters.ts";
import { readLines } from "./read-lines.ts";
import { readWays } from "./read-ways.ts";
import type { Screen } from "./screen.ts";

const readers = { lines: readLines, ways: readWays, anywhere: readAnywhere, clusters: readClusters };

/** The coins that a screen pays, before any multiplier of the spin; `found` is called for every win. */
export function readScreen(compiled: CompiledSlot, screen: Screen, found?: (win: FoundWin) => void): number {
  return readers[compiled.slot.reading.kind](compiled, screen, found);
}
