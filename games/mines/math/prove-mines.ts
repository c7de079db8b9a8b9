import { MINES_TILES, minesPay, stonesMax } from "./mines.ts";

/**
 * The return for a player who always stops after `stones` gems, from the product of the probabilities of each
 * pick.
 */
export function proveMines(mines: number, stones: number): number {
  const { numerator, denominator } = minesPay(mines, stones);
  return (minesChance(mines, stones) * Number(numerator)) / Number(denominator);
}

/** The chance of finding `stones` gems without hitting a mine. */
function minesChance(mines: number, stones: number): number {
  let chance = 1;
  for (let turned = 0; turned < stones; turned++)
    chance *= (MINES_TILES - mines - turned) / (MINES_TILES - turned);
  return chance;
}

/** The exact return for every number of mines and every point at which the player can cash out. */
export function proveAllMines(): { mines: number; stones: number; reached: number; returned: number }[] {
  const all = [];
  for (let mines = 1; mines < MINES_TILES; mines++)
    for (let stones = 1; stones <= stonesMax(mines); stones++)
      all.push({ mines, stones, reached: minesChance(mines, stones), returned: proveMines(mines, stones) });
  return all;
}
