import { z } from "zod";
import { stake } from "./pay.ts";
import type { RandomSource } from "./random-source.ts";
import type { SharedGame, TableResult } from "./shared-game.ts";

/** Chips on named spots of a layout, each spot used at most once. */
export type SpotBet = { bets: { spot: string; stake: number }[] };

export type SpotTable<Outcome> = {
  slug: string;
  spots: readonly string[];
  bettingMs: number;
  runMs(outcome: Outcome): number;
  resultMs: number;
  pastShown?: number;
  draw(random: RandomSource): Outcome;
  /** The payout of a bet on one spot, including the stake if it is returned. */
  settle(spot: string, stakeMinor: number, outcome: Outcome): number;
  resultOf(outcome: Outcome): TableResult;
};

export function spotBet(spots: readonly string[]): z.ZodType<SpotBet> {
  const known = new Set(spots);
  const chip = z.strictObject({ spot: z.string().refine((spot) => known.has(spot)), stake });
  const isOnce = (chips: { spot: string }[]) => new Set(chips.map(({ spot }) => spot)).size === chips.length;
  return z.strictObject({ bets: z.array(chip).min(1).max(known.size).refine(isOnce) });
}

/** A shared game that is played with chips on spots, such as baccarat or sic bo. */
export function spotTable<Outcome>(table: SpotTable<Outcome>): SharedGame<SpotBet, null, Outcome> {
  const { slug, bettingMs, runMs, resultMs, pastShown, settle, resultOf } = table;
  return {
    slug,
    bettingMs,
    runMs,
    resultMs,
    ...(pastShown !== undefined && { pastShown }),
    bet: spotBet(table.spots),
    stakeOf: ({ bets }) => bets.reduce((sum, { stake }) => sum + stake, 0),
    takes: () => true,
    prepare: () => null,
    draw: (_field, random) => table.draw(random),
    winOf: (_field, { bets }, outcome) =>
      bets.reduce((sum, { spot, stake }) => sum + settle(spot, stake, outcome), 0),
    resultOf,
    isRevealedAtStart: true,
  };
}
