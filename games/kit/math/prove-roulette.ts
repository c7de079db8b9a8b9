import type { Figure } from "./figures.ts";
import { rouletteGame } from "./roulette-game.ts";
import type { RouletteLayout } from "./roulette-layout.ts";

/**
 * Plays every spot of the layout against every pocket; all spots of the same kind must have the same return.
 */
export function proveRoulette(layout: RouletteLayout): Figure[] {
  const game = rouletteGame("wheel", layout);
  const byKind = new Map<string, { returned: number; paid: number }>();
  for (const spot of layout.spots.values()) {
    let won = 0;
    for (let pocket = 0; pocket < layout.wheel.length; pocket++)
      won += game.begin({ bets: [{ spot: spot.id, stake: 1 }] }, { below: () => pocket }).win;
    const returned = won / layout.wheel.length;
    const before = byKind.get(spot.kind)?.returned ?? returned;
    if (before !== returned) throw new Error(`${spot.id} returns ${returned}, others of its kind ${before}.`);
    byKind.set(spot.kind, { returned, paid: spot.pockets.length / layout.wheel.length });
  }
  return [...byKind].map(([bet, figure]) => ({ bet, ...figure }));
}
