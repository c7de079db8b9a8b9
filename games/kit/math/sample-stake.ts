/** A prime, so that sample plays exercise every rounding. */
export const SAMPLE_STAKE = 1237;
