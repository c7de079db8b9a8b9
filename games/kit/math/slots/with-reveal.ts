import type { Slot } from "./slot.ts";

/** All mystery symbols reveal the same symbol, so each reveal gives an ordinary slot with that symbol on its strips. */
export function withReveal(slot: Slot, shown: string): Slot {
  const { letter } = slot.mystery!;
  const turned = (strips: readonly string[]): string[] =>
    strips.map((strip) => strip.replaceAll(letter, shown));
  const plain: Slot = { ...slot, reels: turned(slot.reels) };
  if (slot.freeSpins?.reels) plain.freeSpins = { ...slot.freeSpins, reels: turned(slot.freeSpins.reels) };
  return plain;
}
