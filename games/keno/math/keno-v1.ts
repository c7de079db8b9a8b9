import { z } from "zod";
import type { GameMath } from "../../kit/math/game.ts";
import { stake } from "../../kit/math/pay.ts";
import { type KenoBet, type KenoState, keno, kenoPicks } from "./keno.ts";

type KenoBetV1 = Omit<KenoBet, "risk">;
type KenoStateV1 = Omit<KenoState, "risk">;

/** Version 1 had the classic payouts only, and no risk in its bets. */
export const kenoV1: GameMath<KenoBetV1, KenoStateV1, never> = {
  slug: "keno",
  bet: z.strictObject({ stake, picks: kenoPicks }),
  stakeOf: (bet) => bet.stake,
  begin(bet, random) {
    const { state, ...step } = keno.begin({ ...bet, risk: "classic" }, random);
    return { ...step, state: withoutRisk(state) };
  },
  view: (state) => withoutRisk(keno.view({ ...state, risk: "classic" }) as KenoState),
};

function withoutRisk<Value extends { risk: unknown }>({ risk: _, ...rest }: Value): Omit<Value, "risk"> {
  return rest;
}
