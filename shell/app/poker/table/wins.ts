import type { PokerHandView } from "@parlour/contracts/entities/poker";

/** The amount that a seat won. If a low hand won half of a pot, `side` tells which halves the seat won. */
export type Win = { amount: number; side: "all" | "high" | "low" | "both" };

/** Adds up each seat's winnings from all pots and boards. */
export function winsOf(hand: PokerHandView | null): Map<number, Win> {
  const shares = hand?.result?.pots.flatMap((pot) => pot.shares) ?? [];
  const isSplit = shares.some(({ side }) => side === "low");
  const wins = new Map<number, Win>();
  for (const { seat, amount, side } of shares) {
    const known = wins.get(seat);
    wins.set(seat, {
      amount: (known?.amount ?? 0) + amount,
      side: !isSplit ? "all" : known && known.side !== side ? "both" : side,
    });
  }
  return wins;
}
