import { fairStream } from "@parlour/games/kit/math/fair-stream";
import type { RandomSource } from "@parlour/games/kit/math/random-source";

/** Creates the random numbers of a shared round. The round has only one draw, so its nonce is always 0. */
export function drawsOf(serverSeed: string, clientSeed: string): RandomSource {
  return fairStream({ serverSeed, clientSeed, nonce: 0 });
}
