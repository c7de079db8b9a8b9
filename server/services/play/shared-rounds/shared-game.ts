import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { z } from "zod";

/** A round that players may leave while it runs, for what it is worth at that moment. Multipliers in hundredths. */
export type EarlyExit<Bet, Outcome> = {
  worthAt(elapsedMs: number): number;
  /** Below this nobody can leave. */
  least: number;
  /** How far the round goes. */
  reachOf(outcome: Outcome): number;
  /** Where the player asked to be taken out, without a word at the time. */
  wishOf(bet: Bet): number | null;
  winAt(bet: Bet, worth: number): number;
};

/**
 * A game that runs by the server's clock, the same round for everybody: a betting window, an outcome, its showing,
 * and a pause. Stakes and wins are whole minor units.
 */
export type SharedGame<Bet = unknown, Field = unknown, Outcome = unknown> = {
  slug: string;
  bettingMs: number;
  /** How long the outcome takes to be shown. */
  runMs(outcome: Outcome): number;
  /** How long the result stands before the next round opens. */
  resultMs: number;
  bet: z.ZodType<Bet>;
  stakeOf(bet: Bet): number;
  /** Whether the bet fits what was drawn before the bets. */
  takes(field: Field, bet: Bet): boolean;
  /** Drawn before the bets and shown with them; null where there is nothing of the kind. */
  prepare(random: RandomSource): Field;
  draw(field: Field, random: RandomSource): Outcome;
  winOf(field: Field, bet: Bet, outcome: Outcome): number;
  /** Whether the outcome is told when the round starts to run, so that browsers can show it. */
  isToldAtStart: boolean;
  exit?: EarlyExit<Bet, Outcome>;
};
