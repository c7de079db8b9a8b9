import { z } from "zod";
import { type StepView, stepGame, stepPays } from "../../kit/math/step-game.ts";

/** The hands in an order in which each beats the previous one; the first hand, rock, beats the last one, scissors. */
export const hands = ["rock", "paper", "scissors"] as const;
export type Hand = (typeof hands)[number];

/** The longest streak: one more win would exceed the maximum multiplier. */
const WINS_MAX = 13;

/** The payout after each win. Ties are thrown again, so each throw is won with a probability of one half. */
export const handPays = stepPays({ numerator: 1, denominator: 2 }, WINS_MAX);

/** `shown` lists the hands of the house in one step: ties first, then the deciding hand. */
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
