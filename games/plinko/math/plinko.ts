import { z } from "zod";
import type { GameMath } from "../../kit/math/game.ts";
import { payOf, stake } from "../../kit/math/pay.ts";
import { PLINKO_ROWS_MAX, PLINKO_ROWS_MIN, type PlinkoRisk, plinkoPays, plinkoRisks } from "./plinko-pays.ts";

export type PlinkoBet = { stake: number; rows: number; risk: PlinkoRisk };

export type PlinkoState = PlinkoBet & {
  /** The direction at each pin from the top: 0 for left, 1 for right. */
  path: number[];
  win: number;
};

/** The view for the client; pockets are numbered from the left, starting at 0. */
export type PlinkoView = PlinkoState & { pocket: number; multiplier: number };

const pocketOf = (path: readonly number[]): number => path.reduce((sum, turn) => sum + turn, 0);

export const plinko: GameMath<PlinkoBet, PlinkoState, never> = {
  slug: "plinko",
  bet: z.strictObject({
    stake,
    rows: z.int().min(PLINKO_ROWS_MIN).max(PLINKO_ROWS_MAX),
    risk: z.enum(plinkoRisks),
  }),
  stakeOf: (bet) => bet.stake,
  begin(bet, random) {
    const path = Array.from({ length: bet.rows }, () => random.below(2));
    const multiplier = plinkoPays(bet.risk, bet.rows)[pocketOf(path)]!;
    const win = payOf(bet.stake, Math.round(multiplier * 10), 10);
    return { state: { ...bet, path, win }, win, done: true };
  },
  view(state): PlinkoView {
    const pocket = pocketOf(state.path);
    return { ...state, pocket, multiplier: plinkoPays(state.risk, state.rows)[pocket]! };
  },
};
