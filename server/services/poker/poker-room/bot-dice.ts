import type { Random } from "@parlour/server/kit/random";
import type { Dice } from "./bots.ts";

/**
 * A fast generator (mulberry32) for the thousands of numbers of one bot's decision, seeded from the server's random
 * source. Drawing each number from that source took three quarters of the poker server's time. Cards are never drawn
 * with this generator.
 */
export function botDice(random: Pick<Random, "integer">): Dice {
  let seed = random.integer(2 ** 31);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
