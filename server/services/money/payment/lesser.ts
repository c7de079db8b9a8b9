/** The smaller of two amounts; `Math.min` takes no bigint. */
export function lesser(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}
