/** A prime number, so that sample plays test every rounding. */
export const SAMPLE_STAKE = 1237;
