import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { z } from "zod";

/** Cash-out during a round at its current multiplier. Multipliers are in hundredths. */
export type EarlyExit<Bet, Outcome> = {
  worthAt(elapsedMs: number): number;
  /** The lowest multiplier at which a player can cash out. */
  least: number;
  /** Returns the highest multiplier that the round reaches. */
  reachOf(outcome: Outcome): number;
  /** Returns the multiplier of the bet's automatic cash-out, if it has one. */
  wishOf(bet: Bet): number | null;
  winAt(bet: Bet, worth: number): number;
};

/**
 * A game that runs by the server's clock, with the same round for all players: betting, running, result and
 * pause. Stakes and wins are whole minor units.
 */
export type SharedGame<Bet = unknown, Field = unknown, Outcome = unknown> = {
  slug: string;
  bettingMs: number;
  /** How long the outcome is animated. */
  runMs(outcome: Outcome): number;
  /** How long the result is shown before the next round opens. */
  resultMs: number;
  bet: z.ZodType<Bet>;
  stakeOf(bet: Bet): number;
  /** Returns whether the bet is valid for the field that was drawn before the bets. */
  takes(field: Field, bet: Bet): boolean;
  /** Draws what is shown before the bets, such as the runners of a race; null if the game has none. */
  prepare(random: RandomSource): Field;
  draw(field: Field, random: RandomSource): Outcome;
  winOf(field: Field, bet: Bet, outcome: Outcome): number;
  /** Whether the outcome is revealed when the round starts to run, so that browsers can animate it. */
  isToldAtStart: boolean;
  exit?: EarlyExit<Bet, Outcome>;
};
