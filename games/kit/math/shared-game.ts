import type { z } from "zod";
import type { RandomSource } from "./random-source.ts";

/** Lets players cash out of a running round at its current multiplier. Multipliers are in hundredths. */
export type EarlyExit<Bet, Outcome> = {
  worthAt(elapsedMs: number): number;
  /** The lowest multiplier at which a player may cash out. */
  least: number;
  /** The highest multiplier of any round. */
  most: number;
  /** The highest multiplier that this round reaches. */
  reachOf(outcome: Outcome): number;
  /** The target of an automatic cash-out, if the bet has one. */
  wishOf(bet: Bet): number | null;
  winAt(bet: Bet, worth: number): number;
};

/**
 * A result as shown in the strip of last results: a few characters that need no translation, and a colour.
 */
export type TableResult = { text: string; tone: string };

/**
 * A game that runs by the server's clock, with one round for all players: a betting window, the outcome, its
 * animation and a pause. Stakes and wins are whole minor units.
 */
export type SharedGame<Bet = unknown, Field = unknown, Outcome = unknown> = {
  slug: string;
  /** The version of the maths, stored with each round; 1 if unset. */
  version?: number;
  bettingMs: number;
  /** The duration of the outcome's animation. */
  runMs(outcome: Outcome): number;
  /** How long the result is shown before the next round opens. */
  resultMs: number;
  bet: z.ZodType<Bet>;
  stakeOf(bet: Bet): number;
  /** Whether a bet is valid for what `prepare` drew, such as the runners of a race. */
  takes(field: Field, bet: Bet): boolean;
  /**
   * Draws what players see before betting, such as the runners of a race; null if the game has nothing to
   * show.
   */
  prepare(random: RandomSource): Field;
  draw(field: Field, random: RandomSource): Outcome;
  winOf(field: Field, bet: Bet, outcome: Outcome): number;
  /** Formats an outcome for lists of last results; the live room lists only games that have this. */
  resultOf?(outcome: Outcome): TableResult;
  /** How many past results clients receive; 30 if unset. */
  pastShown?: number;
  /** Whether clients receive the outcome when betting closes, so that they can animate it. */
  isToldAtStart: boolean;
  exit?: EarlyExit<Bet, Outcome>;
};
