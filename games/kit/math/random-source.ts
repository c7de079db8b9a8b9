/** The only source of outcomes: whole numbers, each equally likely. */
export interface RandomSource {
  /** A whole number from 0 up to but not including `bound`. */
  below(bound: number): number;
}
