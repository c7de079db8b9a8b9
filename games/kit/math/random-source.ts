/** Where outcomes come from: whole numbers, each equally likely. Maths never draws from anywhere else. */
export interface RandomSource {
  /** A whole number from 0 up to, and without, `bound`. */
  below(bound: number): number;
}
