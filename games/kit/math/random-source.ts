/** The only source of outcomes: whole numbers, each equally likely. */
export interface RandomSource {
  /** A whole number from 0 (inclusive) to `bound` (exclusive). */
  below(bound: number): number;
}
