export const NUMBERS = 36;
export const PICKS = 5;
/** How many lines a player can buy at once. */
export const LINES_MAX = 10;

/** The prizes as multiples of a line's price, by the number of matches. */
export const lotteryPays: Readonly<Record<number, number>> = { 5: 50_000, 4: 500, 3: 20, 2: 3 };

export const matchesOf = (numbers: readonly number[], drawn: readonly number[]): number =>
  numbers.filter((number) => drawn.includes(number)).length;

/** The win of a line as a multiple of its price. */
export const linePays = (numbers: readonly number[], drawn: readonly number[]): number =>
  lotteryPays[matchesOf(numbers, drawn)] ?? 0;

/**
 * Adds random numbers to a line until it is full; a full line is replaced. Lines do not influence the draw, so any
 * random source will do.
 */
export function quickPick(numbers: readonly number[], random: () => number = Math.random): number[] {
  const picked = new Set(numbers.length >= PICKS ? [] : numbers);
  while (picked.size < PICKS) picked.add(1 + Math.floor(random() * NUMBERS));
  return [...picked].toSorted((one, other) => one - other);
}
