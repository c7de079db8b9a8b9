/**
 * An exact non-negative rational number. The denominator `under` is positive, and the fraction need not be in
 * lowest terms.
 */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export function fraction(over: number | bigint, under: number | bigint): Fraction {
  return { over: BigInt(over), under: BigInt(under) };
}

export function times(a: Fraction, b: Fraction): Fraction {
  if (isOne(a)) return b;
  return reduced(a.over * b.over, a.under * b.under);
}

export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.over === 0n) return b;
  return reduced(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function minusOrZero(a: Fraction, b: Fraction): Fraction {
  const over = a.over * b.under - b.over * a.under;
  return over <= 0n ? { over: 0n, under: 1n } : reduced(over, a.under * b.under);
}

export function floor(value: Fraction): bigint {
  return value.over / value.under;
}

const isOne = ({ over, under }: Fraction): boolean => over === 1n && under === 1n;

/** Reduces a fraction to lowest terms, which keeps the numbers of a long multiple small. */
function reduced(over: bigint, under: bigint): Fraction {
  if (under === 1n) return { over, under };
  let a = over;
  let b = under;
  while (b !== 0n) [a, b] = [b, a % b];
  return a <= 1n ? { over, under } : { over: over / a, under: under / a };
}

/** Returns the smaller of two bigints, which `Math.min` does not accept. */
export function smaller(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}
