import type { Chips, Rake } from "./state.ts";

/**
 * A share of an amount, rounded down. The product can exceed the safe integers, so it is computed with
 * bigint.
 */
const partOf = (amount: Chips, numerator: number, denominator: number): Chips =>
  Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator));

export function rakeFor(rake: Rake, pot: Chips, playersDealtIn: number, flopSeen: boolean): Chips {
  if (rake.recorded !== undefined) return Math.min(rake.recorded, pot);
  if (rake.noFlopNoDrop && !flopSeen) return 0;
  const reached = rake.caps.filter(({ players }) => players <= playersDealtIn);
  const cap = reached.sort((a, b) => b.players - a.players)[0]?.cap ?? Number.MAX_SAFE_INTEGER;
  return Math.min(partOf(pot, rake.basisPoints, 10_000), cap);
}

/** Takes the rake from each pot in proportion, without losing or adding a chip through rounding. */
export function shareRake(total: Chips, pots: readonly Chips[]): Chips[] {
  const whole = pots.reduce((sum, pot) => sum + pot, 0);
  let below = 0;
  return pots.map((pot) => {
    const before = whole === 0 ? 0 : partOf(below, total, whole);
    below += pot;
    return whole === 0 ? 0 : partOf(below, total, whole) - before;
  });
}
