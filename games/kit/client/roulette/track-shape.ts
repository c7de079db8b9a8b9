import { type AnnouncedBetId, arcOf } from "../../math/roulette-wheel-bets.ts";

export type Point = { x: number; y: number };
export type Outline = readonly Point[];

/** The racetrack as drawn: the wheel's pockets along a rounded band, with the sections of the wheel inside it. */
export type TrackShape = {
  width: number;
  height: number;
  /** The outline and the centre of each pocket, in the order of the wheel. */
  cells: readonly { pocket: number; outline: Outline; centre: Point }[];
  /** The outline of each section inside the band, and the position of its name. */
  areas: readonly { id: AnnouncedBetId; outline: Outline; centre: Point }[];
};

type Measures = {
  /** The longer and the shorter side of the whole track, and the width of the band. */
  length: number;
  breadth: number;
  band: number;
  /** How far the border of the zero section is bent towards the centre, to make room for its name. */
  bend: number;
};

/** The parts of the band that border each section; the voisins surround the zero section. */
const borders: Readonly<Record<AnnouncedBetId, readonly (readonly [number, number])[]>> = {
  jeuZero: [[12, 15]],
  voisins: [
    [19, 25],
    [22, 28],
  ],
  orphelins: [
    [17, 6],
    [1, 9],
  ],
  tiers: [[27, 33]],
};

const pointsPerCell = 6;

/**
 * A point of the band: `along` is the distance along its middle line, clockwise from the right end, and `out` is the
 * distance from that line.
 */
function bandPoint({ length, breadth, band }: Measures, along: number, out: number): Point {
  const radius = (breadth - band) / 2;
  const straight = length - breadth;
  const quarter = (Math.PI * radius) / 2;
  const around = 2 * straight + 4 * quarter;
  const at = ((along % around) + around) % around;
  const arc = (centreX: number, angle: number): Point => ({
    x: centreX + (radius + out) * Math.cos(angle),
    y: (radius + out) * Math.sin(angle),
  });
  if (at <= quarter) return arc(straight / 2, at / radius);
  if (at <= quarter + straight) return { x: straight / 2 - (at - quarter), y: radius + out };
  if (at <= 3 * quarter + straight)
    return arc(-straight / 2, Math.PI / 2 + (at - quarter - straight) / radius);
  if (at <= 3 * quarter + 2 * straight)
    return { x: -straight / 2 + (at - 3 * quarter - straight), y: -(radius + out) };
  return arc(straight / 2, (3 * Math.PI) / 2 + (at - 3 * quarter - 2 * straight) / radius);
}

const aroundOf = ({ length, breadth, band }: Measures) => 2 * (length - breadth) + Math.PI * (breadth - band);

/** The track in landscape, with the zero at the right end. */
function trackLying(wheel: readonly number[], measures: Measures, sections: readonly AnnouncedBetId[]) {
  const { length, breadth, band } = measures;
  const step = aroundOf(measures) / wheel.length;
  const place = ({ x, y }: Point): Point => ({ x: x + length / 2, y: y + breadth / 2 });
  /** Points along the cells from `first` to `last`, counted clockwise. */
  const edge = (first: number, count: number, out: number): Point[] =>
    Array.from({ length: count * pointsPerCell + 1 }, (_, index) =>
      place(bandPoint(measures, (first - 0.5 + index / pointsPerCell) * step, out)),
    );
  const cells = wheel.map((pocket, index) => ({
    pocket,
    outline: [...edge(index, 1, band / 2), ...edge(index, 1, -band / 2).reverse()],
    centre: place(bandPoint(measures, index * step, 0)),
  }));

  const innerEdge = ([first, last]: readonly [number, number]) =>
    edge(wheel.indexOf(first), arcOf(wheel, first, last).length, -band / 2);
  const areas = sections.map((id) => {
    const outline = borders[id].flatMap(innerEdge);
    // The zero section and the voisins share a bent border, which closes both outlines.
    if (id === "jeuZero" || id === "voisins")
      outline.push(...bent(outline.at(-1)!, outline[0]!, measures.bend));
    return { id, outline, centre: centreOf(outline) };
  });
  return { width: length, height: breadth, cells, areas };
}

/** A curve between two points of the inner edge, bent away from the zero at the right end. */
function bent(from: Point, to: Point, bend: number): Point[] {
  const control = { x: (from.x + to.x) / 2 - bend * 2, y: (from.y + to.y) / 2 };
  return Array.from({ length: 11 }, (_, index) => {
    const t = (index + 1) / 12;
    const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
    return { x: mix(from.x, control.x, to.x), y: mix(from.y, control.y, to.y) };
  });
}

/** The centre of an area, weighted by its surface. */
function centreOf(outline: Outline): Point {
  let [surface, x, y] = [0, 0, 0];
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length]!;
    const cross = from.x * to.y - to.x * from.y;
    surface += cross;
    x += (from.x + to.x) * cross;
    y += (from.y + to.y) * cross;
  }
  return { x: x / (3 * surface), y: y / (3 * surface) };
}

/** The track in landscape (zero on the right) or, for phones, in portrait (zero at the top). */
export function trackShape(
  wheel: readonly number[],
  sections: readonly AnnouncedBetId[],
  isStanding: boolean,
): TrackShape {
  if (!isStanding) return trackLying(wheel, { length: 28, breadth: 8.5, band: 2.1, bend: 1.6 }, sections);
  const lying = trackLying(wheel, { length: 13, breadth: 10, band: 1.8, bend: 1.1 }, sections);
  const turn = ({ x, y }: Point): Point => ({ x: y, y: lying.width - x });
  const turned = <Part extends { outline: Outline; centre: Point }>(part: Part): Part => ({
    ...part,
    outline: part.outline.map(turn),
    centre: turn(part.centre),
  });
  return {
    width: lying.height,
    height: lying.width,
    cells: lying.cells.map(turned),
    areas: lying.areas.map(turned),
  };
}

export const pathOf = (outline: Outline): string =>
  `M${outline.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join("L")}Z`;

/** The box around an outline in percent of the track, and the outline within it as a clip path. */
export function boxOf(outline: Outline, { width, height }: Pick<TrackShape, "width" | "height">) {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  const corners = outline.map(({ x, y }) => `${share(x - left, wide)} ${share(y - top, high)}`);
  return {
    left: share(left, width),
    top: share(top, height),
    width: share(wide, width),
    height: share(high, height),
    clipPath: `polygon(${corners.join(",")})`,
  };
}
