/** A card on the table; `key` identifies its position, and `code` is null while it lies face down. */
export type TableCard = { key: string; code: string | null };

/** When a card moves, in milliseconds from now, and whether it is dealt or only turned over. */
export type CardMove = { delayMs: number; isDealt: boolean };

export type DealPlan = { moves: ReadonlyMap<string, CardMove>; totalMs: number };

export const STEP_MS = 240;
const SETTLE_MS = 420;

/** Plans which cards are dealt and which are turned over, one after another, to get from `before` to `after`. */
export function planDeal(before: readonly TableCard[], after: readonly TableCard[]): DealPlan {
  const known = new Map(before.map(({ key, code }) => [key, code]));
  const moves = new Map<string, CardMove>();
  for (const { key, code } of after) {
    if (known.has(key) && known.get(key) === code) continue;
    moves.set(key, { delayMs: moves.size * STEP_MS, isDealt: !known.has(key) });
  }
  return { moves, totalMs: moves.size === 0 ? 0 : moves.size * STEP_MS + SETTLE_MS };
}
