import type { Cloth, Place } from "./cloth-places.ts";

const directions: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest spot in an arrow key's direction; null for other keys and at the edge. */
export function nextPlace({ places }: Cloth, from: string, key: string): string | null {
  const direction = directions[key];
  const start = places.find(({ spot }) => spot.id === from);
  if (direction === undefined || start === undefined) return null;
  let best: { place: Place; distance: number } | null = null;
  for (const place of places) {
    const dx = place.x - start.x;
    const dy = place.y - start.y;
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    // Direction counts more than distance, so that the arrow keys follow a row of numbers to its end.
    if (along < 0.1 || aside > along * 2.5) continue;
    const distance = along + aside * 3;
    if (best === null || distance < best.distance) best = { place, distance };
  }
  return best?.place.spot.id ?? null;
}
