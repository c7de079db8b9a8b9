export const plinkoRisks = ["low", "medium", "high"] as const;
export type PlinkoRisk = (typeof plinkoRisks)[number];

export const PLINKO_ROWS_MIN = 8;
export const PLINKO_ROWS_MAX = 16;

/** Payouts as multiples of the stake, from the outermost pocket to the middle; the other half is its mirror image. */
const halves: Readonly<Record<PlinkoRisk, Readonly<Record<number, readonly number[]>>>> = {
  low: {
    8: [4.2, 2.1, 1.3, 0.8, 0.7],
    9: [5.6, 2.8, 1.4, 1, 0.7],
    10: [7.1, 3.5, 1.7, 1.1, 0.8, 0.7],
    11: [8.6, 4.4, 2.2, 1.3, 0.9, 0.7],
    12: [10, 4.9, 2.7, 1.7, 1, 0.8, 0.6],
    13: [12, 5.8, 3.2, 2, 1.1, 0.9, 0.7],
    14: [13, 7.1, 3.9, 2.4, 1.5, 1, 0.8, 0.5],
    15: [14, 8, 4.6, 2.7, 1.8, 1.3, 0.7, 0.7],
    16: [16, 9.1, 5.6, 3.2, 2.1, 1.4, 1, 0.7, 0.6],
  },
  medium: {
    8: [12, 3.4, 1.3, 0.6, 0.5],
    9: [17, 4.6, 1.8, 0.8, 0.5],
    10: [20, 6.6, 2.5, 1.2, 0.6, 0.3],
    11: [28, 9.1, 3.5, 1.4, 0.7, 0.5],
    12: [34, 12, 4.6, 2, 0.9, 0.6, 0.4],
    13: [48, 19, 6.4, 2.6, 1.3, 0.7, 0.4],
    14: [63, 22, 8.5, 3.5, 1.7, 0.9, 0.5, 0.4],
    15: [86, 31, 13, 5, 2.3, 1.1, 0.6, 0.4],
    16: [111, 42, 16, 6.5, 2.9, 1.4, 0.8, 0.5, 0.4],
  },
  high: {
    8: [28, 4.9, 1.2, 0.4, 0.1],
    9: [44, 7.2, 1.8, 0.5, 0.3],
    10: [69, 12, 2.5, 0.8, 0.4, 0.2],
    11: [99, 18, 3.9, 1.2, 0.5, 0.3],
    12: [161, 28, 6.6, 1.9, 0.7, 0.3, 0.2],
    13: [252, 45, 9.9, 2.7, 0.9, 0.4, 0.3],
    14: [389, 70, 15, 4.2, 1.4, 0.6, 0.3, 0.2],
    15: [600, 110, 26, 6.5, 2, 0.8, 0.5, 0.1],
    16: [930, 173, 38, 9.6, 2.9, 1.1, 0.5, 0.3, 0.2],
  },
};

/** The multipliers of all pockets from left to right; there is one more pocket than rows. */
export function plinkoPays(risk: PlinkoRisk, rows: number): number[] {
  const half = halves[risk][rows];
  if (!half) throw new RangeError(`No board has ${rows} rows.`);
  return Array.from({ length: rows + 1 }, (_, pocket) => half[Math.min(pocket, rows - pocket)]!);
}
