import type { z } from "zod";
import type { RandomSource } from "./random-source.ts";

/** Lets players cash out of a running round for its current multiplier. Multipliers are in hundredths. */
export type EarlyExit<Bet, Outcome> = {
  worthAt(elapsedMs: number): number;
  /** The lowest multiplier at which a player may cash out. */
  least: number;
  /** The highest multiplier of any round. */
  most: number;
  /** The highest multiplier that the round reaches. */
  reachOf(outcome: Outcome): number;
  /** The multiplier of an automatic cash-out, if the bet has one. */
  wishOf(bet: Bet): number | null;
  winAt(bet: Bet, worth: number): number;
};

/**
 * A game that runs by the server's clock, one round for all players: a betting window, the outcome, its animation
 * and a pause. Stakes and wins are whole minor units.
 */
export type SharedGame<Bet = unknown, Field = unknown, Outcome = unknown> = {
  slug: string;
  /** The version of the maths, kept with each round; 1 if unset. */
  version?: number;
  bettingMs: number;
  /** How long the outcome takes to show. */
  runMs(outcome: Outcome): number;
  /** How long the result is shown before the next round opens. */
  resultMs: number;
  bet: z.ZodType<Bet>;
  stakeOf(bet: Bet): number;
  /** Whether the bet is possible in this field of runners. */
  takes(field: Field, bet: Bet): boolean;
  /** Drawn and shown before betting, such as the runners of a race; null if the game has none. */
  prepare(random: RandomSource): Field;
  draw(field: Field, random: RandomSource): Outcome;
  winOf(field: Field, bet: Bet, outcome: Outcome): number;
  /** Whether clients receive the outcome when the round starts to run, so that they can animate it. */
  isToldAtStart: boolean;
  exit?: EarlyExit<Bet, Outcome>;
};
