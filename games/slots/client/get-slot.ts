import type { Slot } from "../math/slot.ts";
import { slots } from "../math/slots.ts";

export function getSlot(slug: string): Slot {
  const slot = slots.find((one) => one.slug === slug);
  if (slot === undefined) throw new Error(`There is no slot ${slug}.`);
  return slot;
}
