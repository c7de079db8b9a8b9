import type { Slot } from "./slot.ts";

/** A mystery symbol is the same on every reel: with each reveal the strips are those of a plainer slot. */
export function withReveal(slot: Slot, shown: string): Slot {
  const { letter } = slot.mystery!;
  const turned = (strips: readonly string[]): string[] =>
    strips.map((strip) => strip.replaceAll(letter, shown));
  const plain: Slot = { ...slot, reels: turned(slot.reels) };
  if (slot.freeSpins?.reels) plain.freeSpins = { ...slot.freeSpins, reels: turned(slot.freeSpins.reels) };
  return plain;
}
