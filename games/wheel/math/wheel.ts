import { z } from "zod";
import type { GameMath } from "../../kit/math/game.ts";
import { payOf, stake } from "../../kit/math/pay.ts";
import { type WheelRisk, wheelPays, wheelRisks, wheelSizes } from "./wheel-pays.ts";

export type WheelBet = { stake: number; segments: number; risk: WheelRisk };

export type WheelState = WheelBet & { segment: number; win: number };

/** The view for the client: `segment` is a position on the wheel, counted clockwise from the top. */
export type WheelView = WheelState & { multiplier: number };

export const wheel: GameMath<WheelBet, WheelState, never> = {
  slug: "wheel",
  bet: z.strictObject({ stake, segments: z.literal([...wheelSizes]), risk: z.enum(wheelRisks) }),
  stakeOf: (bet) => bet.stake,
  begin(bet, random) {
    const segment = random.below(bet.segments);
    const win = payOf(bet.stake, wheelPays(bet.risk, bet.segments)[segment]!, 10);
    return { state: { ...bet, segment, win }, win, done: true };
  },
  view: (state): WheelView => ({
    ...state,
    multiplier: wheelPays(state.risk, state.segments)[state.segment]! / 10,
  }),
};
