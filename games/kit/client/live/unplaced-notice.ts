/** The minimum time for which the notice is visible, unless the player puts down a chip. */
const readMs = 6_000;

type Shown = {
  phase: string | null;
  /** Whether the player has put down chips again. */
  hasChips: boolean;
  /** How long the notice has been visible. */
  shownMs: number;
};

/**
 * Returns after how many milliseconds to remove the notice that chips were cleared; null to keep it. The notice is
 * about the last round. It is removed in the next round, with the first chip or once the player had time to read it.
 */
export function noticeLeftMs({ phase, hasChips, shownMs }: Shown): number | null {
  if (phase !== "BETTING") return null;
  return hasChips ? 0 : Math.max(0, readMs - shownMs);
}
