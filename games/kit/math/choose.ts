/** The exact number of ways to choose `taken` items from `size`. */
export function choose(size: number, taken: number): bigint {
  if (taken < 0 || taken > size) return 0n;
  let ways = 1n;
  for (let i = 1; i <= taken; i++) ways = (ways * BigInt(size - taken + i)) / BigInt(i);
  return ways;
}
