import { fairStream } from "@parlour/games/kit/math/fair-stream";
import type { RandomSource } from "@parlour/games/kit/math/random-source";

/** A shared round has one draw of its own, so it needs no counter beside its seeds. */
export function drawsOf(serverSeed: string, clientSeed: string): RandomSource {
  return fairStream({ serverSeed, clientSeed, nonce: 0 });
}
