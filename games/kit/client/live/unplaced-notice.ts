/** The minimum time for which the notice about cleared chips is visible, unless the player puts down a chip. */
const readMs = 6_000;

type Shown = {
  phase: string | null;
  /** Whether the player has put down chips again. */
  hasChips: boolean;
  /** How long the notice has been visible. */
  shownMs: number;
};

/**
 * Returns the number of milliseconds after which to remove the notice that chips were cleared; null to keep it. The
 * notice is about the last round. In the next round, it is removed when the player places a chip or has had time to
 * read it.
 */
export function noticeLeftMs({ phase, hasChips, shownMs }: Shown): number | null {
  if (phase !== "BETTING") return null;
  return hasChips ? 0 : Math.max(0, readMs - shownMs);
}
