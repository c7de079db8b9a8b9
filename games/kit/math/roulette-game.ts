import { z } from "zod";
import type { GameMath } from "./game.ts";
import { stake } from "./pay.ts";
import type { RandomSource } from "./random-source.ts";
import { type PocketColour, pocketColour, type RouletteLayout } from "./roulette-layout.ts";

export type RouletteBet = { bets: { spot: string; stake: number }[] };

export type RouletteState = { pocket: number; bets: { spot: string; stake: number; win: number }[] };

/** The view for the client; a bet's `win` includes its stake. */
export type RouletteView = RouletteState & { colour: PocketColour };

/** Draws a pocket; each is equally likely, independent of earlier spins. */
export const spinWheel = (layout: RouletteLayout, random: RandomSource): number =>
  layout.wheel[random.below(layout.wheel.length)]!;

/** The payout of a bet on one spot when `pocket` wins, stake included. */
export function settleSpot(
  layout: RouletteLayout,
  spotId: string,
  stakeMinor: number,
  pocket: number,
): number {
  const spot = layout.spots.get(spotId);
  if (!spot) throw new RangeError(`There is no spot ${spotId} on this table.`);
  return spot.pockets.includes(pocket) ? stakeMinor * (spot.pays + 1) : 0;
}

/** The schema of a table's bets: known spots, each used at most once. */
export function rouletteBet(layout: RouletteLayout): z.ZodType<RouletteBet> {
  const chip = z.strictObject({ spot: z.string().refine((spot) => layout.spots.has(spot)), stake });
  const once = (chips: { spot: string }[]) => new Set(chips.map(({ spot }) => spot)).size === chips.length;
  return z.strictObject({ bets: z.array(chip).min(1).max(layout.spots.size).refine(once) });
}

export function rouletteGame(
  slug: string,
  layout: RouletteLayout,
): GameMath<RouletteBet, RouletteState, never> {
  return {
    slug,
    bet: rouletteBet(layout),
    stakeOf: ({ bets }) => bets.reduce((sum, bet) => sum + bet.stake, 0),
    begin({ bets }, random) {
      const pocket = spinWheel(layout, random);
      const settled = bets.map(({ spot, stake }) => ({
        spot,
        stake,
        win: settleSpot(layout, spot, stake, pocket),
      }));
      return {
        state: { pocket, bets: settled },
        win: settled.reduce((sum, bet) => sum + bet.win, 0),
        done: true,
      };
    },
    pastOf: ({ pocket }) => ({ pocket }),
    view: (state): RouletteView => ({ ...state, colour: pocketColour(state.pocket) }),
  };
}
