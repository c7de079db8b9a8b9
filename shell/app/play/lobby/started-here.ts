/** Marks a game URL as opened from the game's own page, which is the previous history entry. */
export const startedHere = { startedHere: true };

export const isStartedHere = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "startedHere" in state;
