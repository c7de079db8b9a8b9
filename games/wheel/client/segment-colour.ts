/** The colour of a payout in tenths of the stake, the same on the wheel and in its legend. */
export function segmentColour(tenths: number): string {
  if (tenths === 0) return "#1b2430";
  if (tenths <= 12) return "#157f73";
  if (tenths <= 15) return "#2f9e5f";
  if (tenths < 20) return "#7a8f1e";
  if (tenths === 20) return "#2a6fc4";
  if (tenths < 30) return "#6a4bd0";
  if (tenths === 30) return "#b0319a";
  return tenths < 99 ? "#d0662a" : "#c9283f";
}
