import { z } from "zod";
import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import type { GameMath } from "../../kit/math/game.ts";
import { payOf, stake } from "../../kit/math/pay.ts";

export const KENO_NUMBERS = 80;
export const KENO_DRAWN = 20;

/** Payouts as multiples of the stake, by the number of picks and then by hits. */
export const kenoPays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 3.8 },
  2: { 1: 1, 2: 9.5 },
  3: { 2: 2, 3: 48 },
  4: { 2: 1, 3: 8, 4: 125 },
  5: { 3: 3, 4: 20, 5: 700 },
  6: { 3: 2, 4: 8, 5: 85, 6: 1500 },
  7: { 3: 1, 4: 4, 5: 25, 6: 300, 7: 5000 },
  8: { 4: 2, 5: 15, 6: 95, 7: 1500, 8: 10_000 },
  9: { 4: 1, 5: 7, 6: 45, 7: 320, 8: 4500, 9: 10_000 },
  10: { 0: 3, 5: 3, 6: 25, 7: 130, 8: 1000, 9: 5000, 10: 10_000 },
};

export const KENO_PICKS_MAX = 10;

export type KenoBet = { stake: number; picks: number[] };

/** The view for the client; `drawn` is in the order the balls were drawn. */
export type KenoView = {
  stake: number;
  picks: number[];
  drawn: number[];
  hits: number[];
  multiplier: number;
  win: number;
};

export type KenoState = { stake: number; picks: number[]; drawn: number[]; win: number };

const hitsOf = ({ picks, drawn }: Pick<KenoState, "picks" | "drawn">): number[] =>
  drawn.filter((number) => picks.includes(number));

const multiplierOf = (picked: number, hits: number): number => kenoPays[picked]?.[hits] ?? 0;

export const keno: GameMath<KenoBet, KenoState, never> = {
  slug: "keno",
  bet: z.strictObject({
    stake,
    picks: z
      .array(z.int().min(1).max(KENO_NUMBERS))
      .min(1)
      .max(KENO_PICKS_MAX)
      .refine((picks) => new Set(picks).size === picks.length),
  }),
  stakeOf: (bet) => bet.stake,
  begin({ stake, picks }, random) {
    const drawn = drawDistinct(KENO_NUMBERS, KENO_DRAWN, random).map((ball) => ball + 1);
    const win = payOf(
      stake,
      Math.round(multiplierOf(picks.length, hitsOf({ picks, drawn }).length) * 10),
      10,
    );
    return { state: { stake, picks, drawn, win }, win, done: true };
  },
  view(state): KenoView {
    const hits = hitsOf(state);
    return { ...state, hits, multiplier: multiplierOf(state.picks.length, hits.length) };
  },
};
