/** The pause between the end of sales and the first ball. */
export const introMs = 2_000;
/** The time from one ball to the next. */
export const ballMs = 2_000;
/** How long the last ball is shown before the result. */
export const lastBallMs = 2_000;

/** How many balls have been drawn at a given time after sales closed. */
export const drawnAfter = (elapsedMs: number): number =>
  elapsedMs < introMs ? 0 : Math.floor((elapsedMs - introMs) / ballMs) + 1;
