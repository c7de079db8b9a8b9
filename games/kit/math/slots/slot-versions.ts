import type { GameManifest } from "../manifest.ts";
import type { PayByCount, Slot } from "./slot.ts";

/** A slot as it is in each version of its maths. */
export type SlotVersions = Readonly<Record<number, Slot>>;

/**
 * Returns a slot with other pays. Symbols that pay alike share an entry: `ak: { 5: 22 }` changes five aces and five
 * kings. Counts that are not listed keep their pay.
 */
export function withPays(slot: Slot, changes: Readonly<Record<string, PayByCount>>): Slot {
  const pays = { ...slot.pays };
  for (const [letters, byCount] of Object.entries(changes))
    for (const letter of letters) pays[letter] = { ...pays[letter], ...byCount };
  return { ...slot, pays };
}

export function getVersion(versions: SlotVersions, version: number): Slot {
  const slot = versions[version];
  if (slot === undefined) throw new RangeError(`There is no version ${version} of the slot.`);
  return slot;
}

/** The slots that operators can choose between, by name. */
export const slotVariants = (
  { variants = [] }: Pick<GameManifest, "variants">,
  versions: SlotVersions,
): Readonly<Record<string, Slot>> =>
  Object.fromEntries(variants.map(({ name, mathsVersion }) => [name, getVersion(versions, mathsVersion)]));
