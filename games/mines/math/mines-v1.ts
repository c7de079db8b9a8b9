import { minesGame, unroundedMinesPay } from "./mines.ts";

/** Version 1 paid the unrounded multiplier and rounded each win down to the minor unit. */
export const minesV1 = minesGame(unroundedMinesPay);
