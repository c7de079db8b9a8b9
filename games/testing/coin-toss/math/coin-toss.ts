import { z } from "zod";
import type { GameMath } from "../../../kit/math/game.ts";
import { payOf, stake } from "../../../kit/math/pay.ts";

/** A correct call pays 1.96 times the stake (in hundredths), for a return of 98%. */
export const COIN_TOSS_PAYS = 196;

export const coinSides = ["heads", "tails"] as const;
type CoinSide = (typeof coinSides)[number];

export type CoinTossBet = { stake: number; call: CoinSide };
export type CoinTossView = CoinTossBet & { side: CoinSide; win: number };

export const coinToss: GameMath<CoinTossBet, CoinTossView, never> = {
  slug: "coin-toss",
  bet: z.strictObject({ stake, call: z.enum(coinSides) }),
  stakeOf: (bet) => bet.stake,
  begin(bet, random) {
    const side = coinSides[random.below(2)]!;
    const win = side === bet.call ? payOf(bet.stake, COIN_TOSS_PAYS, 100) : 0;
    return { state: { ...bet, side, win }, win, done: true };
  },
  view: (state) => state,
};
