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
  autoExitOf(bet: Bet): number | null;
  winAt(bet: Bet, worth: number): number;
};

/** A player's choice in one of the decision windows of a running round. */
export type Choice = { window: number; action: unknown };

/** A bet with the choices that apply to it. */
export type PlayedBet<Bet = unknown> = { bet: Bet; choices: readonly Choice[] };

/**
 * Lets players choose during a running round, such as hit or stand. All players share the same decision windows: in
 * each window, every bet with a choice to make takes one action. The next part of the outcome is shown only after the
 * window has closed; otherwise a player who chose early would reveal the next card to the others. A window closes
 * early once everyone has chosen; the maths decides what a missing choice means.
 */
export type ChoiceWindows<Bet, Outcome> = {
  action: z.ZodType<unknown>;
  /** The duration of the opening deal. The countdown of the first decision window starts after the deal. */
  introMs: number;
  windowMs(window: number): number;
  /**
   * The number of the first decision window. Later windows are numbered consecutively, unless `windowsAfter` is set.
   */
  firstWindow(outcome: Outcome): number;
  /**
   * For games in which players decide in turn: the decision windows that may follow a given one, in order. The first
   * of them in which a bet has a choice to make is opened.
   */
  windowsAfter?(window: number): readonly number[];
  /** Returns the part of the outcome that players see while a decision window is open. */
  shownIn(outcome: Outcome, window: number, bets: readonly PlayedBet<Bet>[]): unknown;
  /** Whether the bet has a choice to make in a decision window, given its choices in earlier windows. */
  awaits(bet: Bet, made: readonly Choice[], outcome: Outcome, window: number): boolean;
  /** The extra stake of a choice; null if it is not allowed. */
  costOf(bet: Bet, made: readonly Choice[], outcome: Outcome, choice: Choice): number | null;
};

/**
 * What a bet behind a seat does when the seat's player makes a choice: `raised` adds a stake, and `plain` applies if
 * the bettor does not raise or cannot pay.
 */
export type Following = { raised: { action: unknown; costMinor: number } | null; plain: unknown };

/** Seats that players can take, keep from round to round and give up. Players may also bet behind a seat. */
export type SeatRules<Bet, Outcome> = {
  count: number;
  /** A player loses the seat after this many rounds in a row without a bet on it. */
  missedRounds: number;
  placeOf(bet: Bet): { seat: number; isBehind: boolean };
  /** How a bet behind a seat follows a choice of that seat; null if it does not follow this choice. */
  follow(bet: Bet, made: readonly Choice[], outcome: Outcome, choice: Choice): Following | null;
};

/**
 * A result as shown in the strip of last results: a few characters that need no translation, and a colour.
 */
export type TableResult = { text: string; tone: string };

/**
 * A game timed by the server's clock, with one round for all players: a betting window, the outcome, its animation and
 * a pause. Stakes and wins are whole minor units.
 */
export type SharedGame<Bet = unknown, Field = unknown, Outcome = unknown> = {
  slug: string;
  /** The version of the maths, stored with each round; 1 if unset. */
  version?: number;
  bettingMs: number;
  /** The duration of the outcome's animation; in games with choices, the duration of the part after the last choice. */
  runMs(outcome: Outcome): number;
  /** How long the result is shown before the next round opens. */
  resultMs: number;
  bet: z.ZodType<Bet>;
  stakeOf(bet: Bet): number;
  /** Whether a bet is valid for the data that `prepare` drew, such as the runners of a race. */
  takes(field: Field, bet: Bet): boolean;
  /**
   * Draws what players see before betting, such as the runners of a race; null if the game has nothing to
   * show.
   */
  prepare(random: RandomSource): Field;
  draw(field: Field, random: RandomSource): Outcome;
  /** The payout of a bet. In games with choices, `choices` are the choices that apply to this bet. */
  winOf(field: Field, bet: Bet, outcome: Outcome, choices?: readonly Choice[]): number;
  /** Formats an outcome for lists of last results; the live room lists only games that define this. */
  resultOf?(outcome: Outcome): TableResult;
  /** The part of a past outcome that lists of results need; if unset, the whole outcome. */
  pastOf?(outcome: Outcome): unknown;
  /** How many past results clients receive; 30 if unset. */
  pastShown?: number;
  /** Whether clients receive the outcome when betting closes, so that they can animate it. */
  isRevealedAtStart: boolean;
  exit?: EarlyExit<Bet, Outcome>;
  /**
   * Set if the table has a human dealer: the dealer calls one of these outcomes, listed as on a keypad, and nothing is
   * drawn. `draw` is then used only by tests, and `runMs` is the time between the call and the end of the round.
   */
  dealt?: { outcomes: readonly Outcome[] };
  choices?: ChoiceWindows<Bet, Outcome>;
  /** Set if players bet from seats; requires `choices`. */
  seats?: SeatRules<Bet, Outcome>;
  /** How many bets a player may have in a round; 40 if unset. */
  betsPerRound?: number;
};
