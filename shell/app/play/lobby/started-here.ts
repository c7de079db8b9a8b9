/** Marks the URL of a game as opened from the game's own page, which is then the previous history entry. */
export const startedHere = { startedHere: true };

export const isStartedHere = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "startedHere" in state;

/**
 * Whether the previous history entry is this page. A link clicked before hydration leaves no mark, so we
 * check the browser's own history entries, which older browsers do not provide.
 */
export function isPageBehind(page: string): boolean {
  const history = "navigation" in window ? window.navigation : undefined;
  const index = history?.currentEntry?.index ?? 0;
  return history?.entries()[index - 1]?.url === location.origin + page;
}
