import { z } from "zod";
import type { GameMath, Step } from "./game.ts";
import { multiplierOf, type PayFraction, payOf, stake, toHundredths } from "./pay.ts";
import type { RandomSource } from "./random-source.ts";

/** About 99 of every 100 units staked are returned, regardless of when the player cashes out. */
export const STEPS_RETURNED = 99n;
/** The maximum multiplier of step games; the list of payouts ends before it would be exceeded. */
export const STEPS_MULTIPLIER_MAX = 10_000n;

/** The probability of passing one step: `numerator` of `denominator`. */
export type StepChance = { numerator: number; denominator: number };

/**
 * The payout after each step, in whole hundredths of the stake: 0.99 divided by the probability of passing all steps
 * up to this one. The list ends at `steps`, or before the first payout above the maximum.
 */
export function stepPays({ numerator, denominator }: StepChance, steps: number): PayFraction[] {
  const pays: PayFraction[] = [];
  let pay = { numerator: STEPS_RETURNED, denominator: 100n };
  while (pays.length < steps) {
    pay = {
      numerator: pay.numerator * BigInt(denominator),
      denominator: pay.denominator * BigInt(numerator),
    };
    if (pay.numerator > STEPS_MULTIPLIER_MAX * pay.denominator) break;
    pays.push(toHundredths(pay));
  }
  return pays;
}

export type StepOutcome = "playing" | "lost" | "cashedOut";

export type StepState<Setting, Choice, Shown> = {
  stake: number;
  setting: Setting;
  /**
   * The values drawn before the first step, hidden until the round is over; empty if each step is drawn when
   * it is taken.
   */
  hidden: number[];
  /** The steps taken; if the outcome is "lost", the last one failed. */
  taken: { choice: Choice; shown: Shown }[];
  outcome: StepOutcome;
  win: number;
};

export type StepView<Setting, Choice, Shown> = {
  stake: number;
  setting: Setting;
  taken: StepState<Setting, Choice, Shown>["taken"];
  outcome: StepOutcome;
  /** The values drawn before the first step; null until the round is over. */
  hidden: number[] | null;
  passed: number;
  multiplier: number;
  /** The multiplier after the next step; null if there is none. */
  nextMultiplier: number | null;
  /** The payout of cashing out now, in minor units; 0 before the first step. */
  cashOut: number;
  win: number;
};

export type StepAction<Choice> = { kind: "step"; choice: Choice } | { kind: "cashOut" };

export type StepGame<Setting, Choice, Shown> = {
  slug: string;
  setting: z.ZodType<Setting>;
  choice: z.ZodType<Choice>;
  paysOf(setting: Setting): readonly PayFraction[];
  /** Draws the hidden values before the first step, for games that have them. */
  prepare?(setting: Setting, random: RandomSource): number[];
  isAllowed?(setting: Setting, choice: Choice): boolean;
  take(given: {
    setting: Setting;
    choice: Choice;
    hidden: readonly number[];
    /** How many steps have been passed so far. */
    step: number;
    random: RandomSource;
  }): { shown: Shown; passed: boolean };
  /** The choice made for a player who left before the first step. */
  usualChoice: Choice;
};

/**
 * Builds a step game: each step passed raises the payout, a failed step loses the stake, and the player may
 * cash out between steps.
 */
export function stepGame<Setting, Choice, Shown>(
  game: StepGame<Setting, Choice, Shown>,
): GameMath<{ stake: number; setting: Setting }, StepState<Setting, Choice, Shown>, StepAction<Choice>> {
  type State = StepState<Setting, Choice, Shown>;
  const passedIn = ({ taken, outcome }: State) => taken.length - (outcome === "lost" ? 1 : 0);
  const cashOutOf = (state: State): number => {
    const passed = passedIn(state);
    if (passed === 0) return 0;
    const { numerator, denominator } = game.paysOf(state.setting)[passed - 1]!;
    return payOf(state.stake, numerator, denominator);
  };
  const cashedOut = (state: State): Step<State> => {
    const win = cashOutOf(state);
    return { state: { ...state, outcome: "cashedOut", win }, win, done: true };
  };
  const usual = { kind: "step", choice: game.usualChoice } as const;
  return {
    slug: game.slug,
    bet: z.strictObject({ stake, setting: game.setting }),
    action: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("step"), choice: game.choice }),
      z.strictObject({ kind: z.literal("cashOut") }),
    ]) as z.ZodType<StepAction<Choice>>,
    stakeOf: (bet) => bet.stake,

    begin: ({ stake, setting }, random) => ({
      state: {
        stake,
        setting,
        hidden: game.prepare?.(setting, random) ?? [],
        taken: [],
        outcome: "playing",
        win: 0,
      },
      win: 0,
      done: false,
    }),

    costOf(state, action) {
      if (state.outcome !== "playing") return null;
      if (action.kind === "cashOut") return passedIn(state) > 0 ? 0 : null;
      return game.isAllowed?.(state.setting, action.choice) === false ? null : 0;
    },

    act(state, action, random) {
      if (action.kind === "cashOut") return cashedOut(state);
      const { setting, hidden } = state;
      const { choice } = action;
      const { shown, passed } = game.take({ setting, choice, hidden, step: state.taken.length, random });
      const next: State = { ...state, taken: [...state.taken, { choice, shown }] };
      if (!passed) return { state: { ...next, outcome: "lost" }, win: 0, done: true };
      if (passedIn(next) >= game.paysOf(setting).length) return cashedOut(next);
      return { state: next, win: 0, done: false };
    },

    view(state): StepView<Setting, Choice, Shown> {
      const { stake, setting, taken, outcome, hidden, win } = state;
      const playing = outcome === "playing";
      const passed = passedIn(state);
      const pays = game.paysOf(setting);
      return {
        stake,
        setting,
        taken,
        outcome,
        hidden: playing ? null : hidden,
        passed,
        multiplier: passed === 0 ? 1 : multiplierOf(pays[passed - 1]!),
        nextMultiplier: playing ? multiplierOf(pays[passed]!) : null,
        cashOut: playing ? cashOutOf(state) : 0,
        win,
      };
    },

    /** A player who leaves is cashed out; before the first step, the usual choice is made for them. */
    abandon: (state) => (passedIn(state) > 0 ? [{ kind: "cashOut" }] : [usual, { kind: "cashOut" }]),
  };
}
