import type { PokerHandView } from "@parlour/contracts/entities/poker";

/** Chips that move: from a player's stack to their bet, from the bet to the pot, or from the pot to a winner. */
export type ChipFlight = { kind: "bet" | "collect" | "win"; seat: number };

/** Returns how chips moved between two views of a table. Both are of the same hand, or of two consecutive ones. */
export function chipFlights(before: PokerHandView | null, after: PokerHandView | null): ChipFlight[] {
  if (before === null || after === null) return [];
  const isNew = after.log.length < before.log.length;
  // A replay can step back, in which case no chips move.
  if (isNew && !(before.phase === "complete" && after.phase !== "complete")) return [];
  const betBefore = (seat: number) =>
    isNew ? 0 : (before.players.find((player) => player.seat === seat)?.bet ?? 0);
  const isOver = after.phase === "complete";
  const flights: ChipFlight[] = [];
  for (const { seat, bet } of after.players) {
    const earlier = betBefore(seat);
    if (earlier > 0 && (isOver || bet < earlier) && before.phase !== "complete")
      flights.push({ kind: "collect", seat });
    else if (!isOver && bet > earlier) flights.push({ kind: "bet", seat });
  }
  if (isOver && before.phase !== "complete") {
    const shares = after.result?.pots.flatMap((pot) => pot.shares) ?? [];
    for (const seat of new Set(shares.map((share) => share.seat))) flights.push({ kind: "win", seat });
  }
  return flights;
}
