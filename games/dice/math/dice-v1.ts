import { diceGame, unroundedDicePay } from "./dice.ts";

/** Version 1 paid the unrounded multiplier and rounded each win down to the minor unit. */
export const diceV1 = diceGame(unroundedDicePay);
