import { hiLoGame, unroundedHiLoPay } from "./hi-lo.ts";

/** Version 1 paid the unrounded multiplier and rounded each win down to the minor unit. */
export const hiLoV1 = hiLoGame(unroundedHiLoPay);
