import { suitPaths } from "./card-suits.ts";

/** A shape of a card's picture, in the card's coordinates of 100 × 140. */
export type CardShape = {
  path: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  /** The six numbers of a transformation matrix, as in SVG and on canvases. */
  matrix?: readonly [number, number, number, number, number, number];
};

const robes: Record<string, string> = { S: "#1f3a63", H: "#8f1f35", D: "#b4622a", C: "#1b5b45" };
const line = "#7d5a20";

/** Rays on the robe, rotated around a point below the middle of the card. */
const rays = [-26, -13, 0, 13, 26].map((angle): CardShape => {
  const radians = (angle * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const matrix = [
    cosine,
    sine,
    -sine,
    cosine,
    50 - cosine * 50 + sine * 72,
    72 - sine * 50 - cosine * 72,
  ] as const;
  return { path: "M50 70 L48.6 55.5 H51.4Z", fill: "#e7c27a", matrix };
});

const hair: Record<string, CardShape> = {
  K: { path: "M42.4 47c1 9 4 11 7.6 11s6.600-2 7.600-11c-3 3-12 3-15.200 0Z", fill: "#6b4a2a" },
  Q: {
    path: "M40.500 52c-2-14 1-19 9.500-19s11.500 5 9.500 19l-2.500-1c1-9-1-12-7-12s-8 3-7 12Z",
    fill: "#7a3f1d",
  },
  J: { path: "M41 48c-1.500-10 2-14 9-14s10.500 4 9 14l-2-6c-5 0-9-1-11-3-1 3-2 5-5 9Z", fill: "#3b2a1c" },
};

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

function crownOf(rank: string, robe: string): CardShape[] {
  if (rank === "K")
    return [
      {
        path: "M40 36 L38 24 L44.500 30 L50 21 L55.500 30 L62 24 L60 36Z",
        fill: "#d9b26a",
        stroke: line,
        strokeWidth: 0.6,
      },
      { path: circle(50, 21, 1.6), fill: robe, stroke: line, strokeWidth: 0.6 },
    ];
  if (rank === "Q")
    return [
      {
        path: "M41 35 Q50 28 59 35 L57.500 29.500 L53.500 32 L50 24 L46.500 32 L42.500 29.500Z",
        fill: "#e7c27a",
        stroke: line,
        strokeWidth: 0.6,
      },
      { path: circle(50, 24, 1.5), fill: robe, stroke: line, strokeWidth: 0.6 },
    ];
  return [
    {
      path: "M40 37 Q42 29 51 29 Q60 29 60.500 36 Q50 32 40 37Z",
      fill: robe,
      stroke: "#b98f48",
      strokeWidth: 0.7,
    },
    { path: "M58 31 Q66 24 62 20 Q57 23 56.500 30Z", fill: "#e7c27a" },
  ];
}

/** The upper half of a king, queen or jack, for cards on the page and on the 3D tables. */
export function courtShapes(rank: string, suit: string): readonly CardShape[] {
  const robe = robes[suit] ?? "#16202e";
  return [
    { path: "M26 70V64C32 56 40 54 50 54s18 2 24 10v6Z", fill: robe },
    ...rays,
    { path: "M43 53 L50 62 L57 53Z", fill: "#f9f3e4" },
    { path: "M41.8 44a8.2 10 0 1 0 16.4 0a8.2 10 0 1 0 -16.4 0Z", fill: "#f3d3ab" },
    hair[rank]!,
    { path: "M46.600 43.500h1.600M51.800 43.500h1.600", stroke: "#2a1a10", strokeWidth: 1.3 },
    { path: "M48.200 49.300q1.800 1.200 3.600 0", stroke: "#9c3b30", strokeWidth: 0.9 },
    ...crownOf(rank, robe),
    { path: suitPaths[suit]!, fill: robe, matrix: [0.09, 0, 0, 0.09, 28.5, 22] },
  ];
}
