/** A prime, so that sample plays show every rounding. */
export const SAMPLE_STAKE = 1237;
