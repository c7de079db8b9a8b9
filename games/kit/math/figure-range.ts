import type { Figure } from "./figures.ts";

/**
 * The lowest and highest of many returns as two figures, or as one figure if both format to the same text.
 */
export function figureRange(name: string, returns: readonly number[]): Figure[] {
  const lowest = Math.min(...returns);
  const highest = Math.max(...returns);
  if ((highest - lowest) * 100 < 0.00005) return [{ bet: name, returned: lowest }];
  return [
    { bet: `${name}, lowest`, returned: lowest },
    { bet: `${name}, highest`, returned: highest },
  ];
}

/** The lowest and highest share of rounds that pay, over all bets or stops. */
export const hitRangeOf = (shares: readonly number[]): { lowest: number; highest: number } => ({
  lowest: shares.reduce((lowest, share) => Math.min(lowest, share)),
  highest: shares.reduce((highest, share) => Math.max(highest, share)),
});
