/** The pause between the end of sales and the first call. */
export const introMs = 2_500;
/** The time from one call to the next. */
export const callMs = 750;
/** How long the last ball is shown before the result. */
export const lastBallMs = 1_500;

/** How many balls have been called at a given time after sales closed. */
export const calledAfter = (elapsedMs: number): number =>
  elapsedMs < introMs ? 0 : Math.floor((elapsedMs - introMs) / callMs) + 1;
