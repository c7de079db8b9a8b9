/** Returns the smaller of two amounts, because `Math.min` doesn't accept bigint. */
export function lesser(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}
