import type { RouletteLayout, Spot } from "../../math/roulette-layout.ts";
import { DOUBLE_ZERO } from "../../math/roulette-layout.ts";

/** A spot on the drawn layout, in cells: its centre, and its size if it has an area. */
export type Place = {
  spot: Spot;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Areas are printed on the layout; edge spots are on the lines between them. */
  printed: boolean;
};

export type Cloth = { columns: number; rows: number; places: readonly Place[] };

type Point = { x: number; y: number };

const EDGE = 0.46;

/**
 * The layout in landscape: zero on the left, twelve streets of three, columns on the right, dozens and
 * even-money bets below. All other drawings are rotations of this one.
 */
function placesLying(layout: RouletteLayout): Place[] {
  const american = layout.spots.has(`straight:00`);
  const centreOf = (pocket: number): Point => {
    if (pocket === DOUBLE_ZERO) return { x: 0.5, y: 0.75 };
    if (pocket === 0) return { x: 0.5, y: american ? 2.25 : 1.5 };
    const street = Math.floor((pocket - 1) / 3);
    return { x: 1.5 + street, y: 2.5 - ((pocket - 1) % 3) };
  };
  const average = (points: readonly Point[]): Point => ({
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  });
  const printed = (spot: Spot, x: number, y: number, width = 1, height = 1): Place => ({
    spot,
    x,
    y,
    width,
    height,
    printed: true,
  });
  const edge = (spot: Spot, { x, y }: Point): Place => ({
    spot,
    x,
    y,
    width: EDGE,
    height: EDGE,
    printed: false,
  });
  const evenChances = ["low", "even", "red", "black", "odd", "high"];

  return [...layout.spots.values()].map((spot): Place => {
    const [first = 0] = spot.pockets;
    const numbers = spot.pockets.filter((pocket) => pocket !== 0 && pocket !== DOUBLE_ZERO);
    const touchesZero = numbers.length < spot.pockets.length;
    const inner = average(numbers.map(centreOf));
    switch (spot.kind) {
      case "straight": {
        const { x, y } = centreOf(first);
        if (numbers.length === 1) return printed(spot, x, y);
        return printed(spot, x, y, 1, american ? 1.5 : 3);
      }
      case "street":
        return edge(spot, { x: inner.x, y: 3 });
      case "line":
        return edge(spot, { x: inner.x, y: 3 });
      case "firstFour":
      case "basket":
        return edge(spot, { x: 1, y: 3 });
      case "column":
        return printed(spot, 13.5, 2.5 - (first - 1));
      case "dozen":
        return printed(spot, 3 + 4 * Math.floor((first - 1) / 12), 3.5, 4, 1);
      case "split":
        if (numbers.length === 0) return edge(spot, { x: 0.5, y: 1.5 });
        if (touchesZero && american) return edge(spot, { x: 1, y: zeroSplitHeight(spot) });
        return edge(spot, touchesZero ? { x: 1, y: inner.y } : inner);
      case "trio":
        return edge(spot, { x: 1, y: inner.y });
      case "corner":
        return edge(spot, inner);
      default: {
        const which = evenChances.indexOf(spot.kind);
        return printed(spot, 2 + 2 * which, 4.5, 2, 1);
      }
    }
  });
}

/**
 * The vertical position of a split between a zero and a number on an American layout. The middle number 2 has
 * a split with each zero, so these two are moved apart.
 */
function zeroSplitHeight({ pockets }: Spot): number {
  const number = pockets.find((pocket) => pocket > 0 && pocket < DOUBLE_ZERO) ?? 0;
  if (number === 1) return 2.5;
  if (number === 3) return 0.5;
  return pockets.includes(0) ? 1.74 : 1.26;
}

export function clothLying(layout: RouletteLayout): Cloth {
  return { columns: 14, rows: 5, places: placesLying(layout) };
}

/** The layout in portrait, for phones: zero at the top, dozens and even-money bets on the left. */
export function clothStanding(layout: RouletteLayout): Cloth {
  const places = placesLying(layout).map((place) => ({
    ...place,
    x: 5 - place.y,
    y: place.x,
    width: place.height,
    height: place.width,
  }));
  return { columns: 5, rows: 14, places };
}
