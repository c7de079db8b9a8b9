import { z } from "zod";
import { type StepView, stepGame, stepPays } from "../../kit/math/step-game.ts";

/** Each hand beats the one before it, and rock beats scissors. */
export const hands = ["rock", "paper", "scissors"] as const;
export type Hand = (typeof hands)[number];

/** The longest streak: one more win would pay above the maximum. */
const WINS_MAX = 13;

/** Ties are thrown again, so a step is won as often as it is lost. */
export const handPays = stepPays({ numerator: 1, denominator: 2 }, WINS_MAX);

/** `shown` lists the hands of the house: ties first, then the one that decided. */
export type HandsView = StepView<Record<string, never>, Hand, Hand[]>;

export const beats = (hand: Hand, other: Hand): boolean =>
  (hands.indexOf(hand) - hands.indexOf(other) + hands.length) % hands.length === 1;

export const rockPaperScissors = stepGame<Record<string, never>, Hand, Hand[]>({
  slug: "rock-paper-scissors",
  setting: z.strictObject({}),
  choice: z.enum(hands),
  paysOf: () => handPays,
  take({ choice, random }) {
    const shown: Hand[] = [];
    do shown.push(hands[random.below(hands.length)]!);
    while (shown.at(-1) === choice);
    return { shown, passed: beats(choice, shown.at(-1)!) };
  },
  usualChoice: "rock",
});
