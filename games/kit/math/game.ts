import type { z } from "zod";
import type { RandomSource } from "./random-source.ts";

/** Where a round stands after one step. Amounts are whole minor units. */
export type Step<State> = {
  /** Plain JSON: stored as it is, and enough to go on from exactly here. */
  state: State;
  /** What this step pays, the player's own stake included where it comes back. */
  win: number;
  /** Nothing more can be done: the round is settled. */
  done: boolean;
  /** The tier of a progressive pool that this step won; the platform knows its amount. */
  jackpot?: string;
};

/** A progressive pool, which grows with every stake. */
export type JackpotPool = {
  tier: string;
  /** The part of each stake that goes into the pool, in ten-thousandths. */
  contributionIn10000: number;
  /** The amount that the house seeds a new pool with, in cents of a dollar or the same worth in other currencies. */
  seedMinor: number;
};

/**
 * The maths of a game: outcomes from a state, an action and a random source, and nothing else. The stake of a step
 * is known before its draw, so that the money is taken first.
 */
export interface GameMath<Bet = unknown, State = unknown, Action = unknown> {
  slug: string;
  jackpots?: readonly JackpotPool[];
  bet: z.ZodType<Bet>;
  /**
   * The bet as it is played in a currency of which so many minor units stand for a cent of a dollar: for games in which
   * more hangs on a stake than what it is multiplied by. Kept with the round, so that it is drawn again alike.
   */
  measured?(bet: Bet, measure: number): Bet;
  stakeOf(bet: Bet): number;
  begin(bet: Bet, random: RandomSource): Step<State>;
  /** What the player may see: no hidden card, no undrawn mine. */
  view(state: State): unknown;

  /** Only games whose rounds have decisions carry the rest. */
  action?: z.ZodType<Action>;
  /** What an action costs now; null when it is not allowed in this state. */
  costOf?(state: State, action: Action): number | null;
  act?(state: State, action: Action, random: RandomSource): Step<State>;
  /** The actions that end a round its player has left, by the game's own rule: in this order, until it is done. */
  abandon?(state: State): readonly Action[];
}
