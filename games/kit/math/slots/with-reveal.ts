import type { Slot } from "./slot.ts";

/**
 * Returns the slot with every mystery symbol on its strips replaced by the revealed symbol; all of them
 * reveal the same one.
 */
export function withReveal(slot: Slot, shown: string): Slot {
  const { letter } = slot.mystery!;
  const turned = (strips: readonly string[]): string[] =>
    strips.map((strip) => strip.replaceAll(letter, shown));
  const plain: Slot = { ...slot, reels: turned(slot.reels) };
  if (slot.freeSpins?.reels) plain.freeSpins = { ...slot.freeSpins, reels: turned(slot.freeSpins.reels) };
  return plain;
}
