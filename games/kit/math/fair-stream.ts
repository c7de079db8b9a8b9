import type { RandomSource } from "./random-source.ts";
import { scaleWords } from "./scale-words.ts";
import { hmacSha256 } from "./sha256.ts";

export type FairSeeds = {
  /** Secret until it is rotated; its SHA-256 was shown before. */
  serverSeed: string;
  clientSeed: string;
  nonce: number;
};

/** A random source that remembers how far it has read, so that a round goes on exactly where it stood. */
export interface FairStream extends RandomSource {
  /** Words read so far; hand it back as `cursor` to go on from here. */
  readonly cursor: number;
}

const WORDS_PER_BLOCK = 8;

/**
 * The draws of one round: block n is HMAC-SHA-256(server seed, "clientSeed:nonce:n"), read as eight big-endian
 * 32-bit words. Anyone who holds the two seeds and the nonce recomputes every draw.
 */
export function fairStream({ serverSeed, clientSeed, nonce }: FairSeeds, cursor = 0): FairStream {
  const hmac = hmacSha256(serverSeed);
  let at = cursor;
  let blockNumber = -1;
  let block = new DataView(new ArrayBuffer(0));

  const nextWord = (): number => {
    const wanted = Math.floor(at / WORDS_PER_BLOCK);
    if (wanted !== blockNumber) {
      block = new DataView(hmac(`${clientSeed}:${nonce}:${wanted}`).buffer as ArrayBuffer);
      blockNumber = wanted;
    }
    return block.getUint32((at++ % WORDS_PER_BLOCK) * 4);
  };

  return {
    below: (bound) => scaleWords(bound, nextWord),
    get cursor() {
      return at;
    },
  };
}
