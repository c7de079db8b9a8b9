type Row = {
  /** The widths of the items, in order and without gaps. */
  widths: readonly number[];
  gap: number;
  /** The width available for the items and the More button. */
  available: number;
  /** The width of the More button. */
  more: number;
  /** Whether the More button is shown even if all items fit. */
  hasMore: boolean;
};

/** Counts how many items of a row fit before the More button. */
export function countFitting({ widths, gap, available, more, hasMore }: Row): number {
  const widthOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width + gap, 0);
  for (let count = widths.length; count > 0; count--) {
    const needsMore = hasMore || count < widths.length;
    const needed = widthOf(count) + (needsMore ? more : -gap);
    if (needed <= available) return count;
  }
  return 0;
}
