import type { Figure } from "./figures.ts";

/** The lowest and the highest of many returns as two figures, or one figure if they print alike. */
export function figureRange(name: string, returns: readonly number[]): Figure[] {
  const lowest = Math.min(...returns);
  const highest = Math.max(...returns);
  if ((highest - lowest) * 100 < 0.00005) return [{ bet: name, returned: lowest }];
  return [
    { bet: `${name}, lowest`, returned: lowest },
    { bet: `${name}, highest`, returned: highest },
  ];
}
