const turnMs = 500;
const cardMs = 900;
const readMs = 900;

/** When the dealer's cards are shown, in milliseconds after the last decision: the hole card, then the others. */
export function dealerTimesOf({ dealer }: { dealer: readonly number[] }): {
  openMs: number[];
  endMs: number;
} {
  const openMs = dealer.map((_, card) => (card === 0 ? 0 : turnMs + (card - 1) * cardMs));
  return { openMs, endMs: openMs.at(-1)! + readMs };
}
