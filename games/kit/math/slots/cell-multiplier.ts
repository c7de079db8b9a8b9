/** The multiplier of a cell after this many wins; 0 if it has none yet. */
export const cellMultiplier = (wins: number, most: number): number =>
  wins < 2 ? 0 : Math.min(most, 2 ** (wins - 1));
