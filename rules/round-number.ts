/** A short form of a round's id for display: its last eight letters and digits. */
export function roundNumber(roundId: string): string {
  return roundId
    .replace(/[^0-9a-z]/gi, "")
    .slice(-8)
    .toUpperCase();
}
