/** Marks an address that starts a game as one that was reached from the game's own page, which lies right behind it. */
export const startedHere = { startedHere: true };

export const isStartedHere = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "startedHere" in state;
