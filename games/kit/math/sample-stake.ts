/** A prime number, so that fractional payouts in sample plays have to be rounded. */
export const SAMPLE_STAKE = 1237;
