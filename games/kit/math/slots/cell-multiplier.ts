/** The multiplier of a cell that has won this often; 0 if it has none yet. */
export const cellMultiplier = (wins: number, most: number): number =>
  wins < 2 ? 0 : Math.min(most, 2 ** (wins - 1));
