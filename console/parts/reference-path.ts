/** Returns the path of the page that shows what a ledger posting is about; undefined if there is none. */
export function referencePath(
  playerId: string,
  { kind, id }: { kind: string; id: string },
): string | undefined {
  const player = `/players/${encodeURIComponent(playerId)}`;
  const item = encodeURIComponent(id);
  if (kind === "payment" || kind === "deposit") return `${player}/payments?payment=${item}`;
  if (kind === "round") return `${player}/rounds?round=${item}`;
  if (kind === "pokerHand") return `/poker-hands/${item}`;
  if (kind === "bonus") return `${player}/bonuses`;
  return undefined;
}
