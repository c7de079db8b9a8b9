import type { z } from "zod";
import type { RandomSource } from "./random-source.ts";

/** The state of a round after one step. Amounts are whole minor units. */
export type Step<State> = {
  /** The state as plain JSON, which is stored unchanged and is enough to continue the round. */
  state: State;
  /** The payout of this step, including the stake if it is returned. */
  win: number;
  /** Whether the round is over and settled. */
  done: boolean;
  /** The jackpot tier that this step won; the platform knows the amount. */
  jackpot?: string;
};

/** Kinds of bets that some jurisdictions forbid. */
export type BetPermission = "ante-bet" | "feature-buy";

/** A progressive jackpot pool, which grows with every stake. */
export type JackpotPool = {
  tier: string;
  /** The share of each stake that goes into the pool, in ten-thousandths. */
  contributionIn10000: number;
  /** The amount with which the house seeds a new pool, in US cents or the equivalent in other currencies. */
  seedMinor: number;
};

/** The parts of a bet to which stake limits apply, and what they can pay, which limits the stakes on offer. */
export type HandLimits<Bet = unknown> = {
  /** The maximum number of hands per round. */
  max: number;
  /** The most that one hand can pay, as a multiple of its first stake. */
  paysMost: number;
  /** How many side bets a hand can have, and the most that they pay together if each has a stake of one. */
  sides: { count: number; payMost: number };
  stakesOf(bet: Bet): { stake: number; isSide: boolean }[];
};

/**
 * The maths of a game. Outcomes depend only on a state, an action and a random source. The stake of a step is
 * known before its draw, so that the money can be taken first.
 */
export interface GameMath<Bet = unknown, State = unknown, Action = unknown> {
  slug: string;
  jackpots?: readonly JackpotPool[];
  bet: z.ZodType<Bet>;
  /**
   * Adapts a bet to a currency with `measure` minor units per US cent, for games whose odds depend on the
   * stake, such as those with jackpots. The result is stored with the round, so that verification repeats the
   * same draw.
   */
  measured?(bet: Bet, measure: number): Bet;
  stakeOf(bet: Bet): number;
  /**
   * Only for games with several hands per round. The game's stake limits then apply to each hand instead of the round,
   * and side bets have lower ones (`rules/stake-limits.ts`).
   */
  hands?: HandLimits<Bet>;
  /** The permission that the bet needs from the player's jurisdiction, if any. */
  permissionOf?(bet: Bet): BetPermission | null;
  begin(bet: Bet, random: RandomSource): Step<State>;
  /** The state without its secrets, such as hidden cards and mines. */
  view(state: State): unknown;
  /** The part of a finished round that the player's list of past results needs; set by games that show such a list. */
  pastOf?(state: State): unknown;

  /**
   * Accepts the game's actions. Only games in which players make decisions during a round have this schema and the
   * functions for actions.
   */
  action?: z.ZodType<Action>;
  /** The extra stake of an action; null if it is not allowed in this state. */
  costOf?(state: State, action: Action): number | null;
  act?(state: State, action: Action, random: RandomSource): Step<State>;
  /**
   * The actions that the rules of the game prescribe to finish a round whose player has left. They are applied in
   * order until the round ends.
   */
  abandon?(state: State): readonly Action[];
}
