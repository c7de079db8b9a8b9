import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { Player, Side } from "../markets/market.ts";
import { uniform } from "./distributions.ts";

/** Draws the player of a side who scored; undefined if it was a player who is not listed. */
export function drawScorer(players: readonly Player[], side: Side, random: RandomSource): string | undefined {
  let left = uniform(random);
  for (const player of players) {
    if (player.side !== side) continue;
    left -= player.share;
    if (left < 0) return player.id;
  }
  return undefined;
}
