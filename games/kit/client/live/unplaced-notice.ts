/** How long the notice is visible, unless the player puts down a chip. */
const readMs = 6_000;

type Shown = {
  phase: string | null;
  /** Whether the player has put down chips again. */
  hasChips: boolean;
  /** How long the notice has been visible. */
  shownMs: number;
};

/**
 * Returns after how many milliseconds the notice about cleared chips is removed; null to leave it. It is about the
 * last round, so it goes with the first chip of the next one, or in the next one once the player could read it.
 */
export function noticeLeftMs({ phase, hasChips, shownMs }: Shown): number | null {
  if (phase !== "BETTING") return null;
  return hasChips ? 0 : Math.max(0, readMs - shownMs);
}
