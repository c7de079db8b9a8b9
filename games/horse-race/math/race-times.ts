/** The time from the end of betting to the off, in which the horses parade. */
export const paradeMs = 1_500;
