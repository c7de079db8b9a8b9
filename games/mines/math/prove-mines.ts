import { MINES_TILES, minesPay, stonesMax } from "./mines.ts";

/**
 * The return for a player who always stops after `stones` gems, from the product of the probabilities of each
 * pick.
 */
export function proveMines(mines: number, stones: number): number {
  let chance = 1;
  for (let turned = 0; turned < stones; turned++)
    chance *= (MINES_TILES - mines - turned) / (MINES_TILES - turned);
  const { numerator, denominator } = minesPay(mines, stones);
  return (chance * Number(numerator)) / Number(denominator);
}

/** The exact return for every number of mines and every point at which the player can cash out. */
export function proveAllMines(): { mines: number; stones: number; returned: number }[] {
  const all = [];
  for (let mines = 1; mines < MINES_TILES; mines++)
    for (let stones = 1; stones <= stonesMax(mines); stones++)
      all.push({ mines, stones, returned: proveMines(mines, stones) });
  return all;
}
