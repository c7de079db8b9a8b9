import type { RandomSource } from "./random-source.ts";
import { scaleWords } from "./scale-words.ts";
import { hmacSha256 } from "./sha256.ts";

export type FairSeeds = {
  /** The server seed, secret until it is rotated; its SHA-256 hash is published beforehand. */
  serverSeed: string;
  clientSeed: string;
  nonce: number;
};

/** A random source that remembers its position, so that a round continues exactly where it stopped. */
export interface FairStream extends RandomSource {
  /** The number of words read so far; pass it as `cursor` to continue from here. */
  readonly cursor: number;
}

const WORDS_PER_BLOCK = 8;

/**
 * The random numbers of one round: block n is HMAC-SHA-256(server seed, "clientSeed:nonce:n"), read as eight
 * big-endian 32-bit words. Anyone with the two seeds and the nonce can recompute every draw.
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
