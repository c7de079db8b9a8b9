import { z } from "zod";
import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import type { GameMath } from "../../kit/math/game.ts";
import { payOf, stake } from "../../kit/math/pay.ts";
import { KENO_PICKS_MAX, type KenoRisk, kenoPays, kenoRisks } from "./keno-pays.ts";

export const KENO_NUMBERS = 80;
export const KENO_DRAWN = 20;

/** The risk level of a bet that does not name one. Earlier versions had only this level. */
export const KENO_RISK_DEFAULT = "classic";

export type KenoBet = { stake: number; picks: number[]; risk?: KenoRisk | undefined };

export type KenoState = { stake: number; picks: number[]; risk: KenoRisk; drawn: number[]; win: number };

/** The view for the client; `drawn` is in the order the balls were drawn. */
export type KenoView = KenoState & { hits: number[]; multiplier: number };

const hitsOf = ({ picks, drawn }: Pick<KenoState, "picks" | "drawn">): number[] =>
  drawn.filter((number) => picks.includes(number));

const multiplierOf = (risk: KenoRisk, picked: number, hits: number): number =>
  kenoPays[risk][picked]?.[hits] ?? 0;

export const kenoPicks = z
  .array(z.int().min(1).max(KENO_NUMBERS))
  .min(1)
  .max(KENO_PICKS_MAX)
  .refine((picks) => new Set(picks).size === picks.length);

export const keno: GameMath<KenoBet, KenoState, never> = {
  slug: "keno",
  bet: z.strictObject({ stake, picks: kenoPicks, risk: z.enum(kenoRisks).optional() }),
  stakeOf: (bet) => bet.stake,
  begin({ stake, picks, risk = KENO_RISK_DEFAULT }, random) {
    const drawn = drawDistinct(KENO_NUMBERS, KENO_DRAWN, random).map((ball) => ball + 1);
    const multiplier = multiplierOf(risk, picks.length, hitsOf({ picks, drawn }).length);
    const win = payOf(stake, Math.round(multiplier * 10), 10);
    return { state: { stake, picks, risk, drawn, win }, win, done: true };
  },
  view(state): KenoView {
    const hits = hitsOf(state);
    return { ...state, hits, multiplier: multiplierOf(state.risk, state.picks.length, hits.length) };
  },
};
