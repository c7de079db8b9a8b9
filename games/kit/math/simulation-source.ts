import type { RandomSource } from "./random-source.ts";
import { scaleWords } from "./scale-words.ts";

/**
 * A fast, reproducible random source for simulations (xoshiro128**). It is predictable, so it never decides a
 * real round.
 */
export function simulationSource(seed: number): RandomSource & { word(): number } {
  const state = new Uint32Array(4);
  let mixed = seed >>> 0;
  for (let i = 0; i < 4; i++) {
    mixed = (mixed + 0x9e3779b9) >>> 0;
    let z = mixed;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    state[i] = z ^ (z >>> 15);
  }

  const word = (): number => {
    const [s0, s1, s2, s3] = [state[0]!, state[1]!, state[2]!, state[3]!];
    const product = Math.imul(s1, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const mixed2 = s2 ^ s0;
    const mixed3 = s3 ^ s1;
    state[1] = s1 ^ mixed2;
    state[0] = s0 ^ mixed3;
    state[2] = mixed2 ^ (s1 << 9);
    state[3] = (mixed3 << 11) | (mixed3 >>> 21);
    return result;
  };

  return { word, below: (bound) => scaleWords(bound, word) };
}
