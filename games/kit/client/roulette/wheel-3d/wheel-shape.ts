/**
 * The dimensions of the wheel, in units of its outer radius. Angles are in radians, clockwise from the far side seen
 * from above; heights are above the table's felt line.
 */
export const wheelShape = {
  ballRadius: 0.026,
  /** The centre of the ball while it runs in the track. */
  trackRadius: 0.872,
  deflectorRadius: 0.775,
  numbersOuter: 0.69,
  numbersInner: 0.6,
  pocketRadius: 0.548,
  coneOuter: 0.49,
  pocketFloor: -0.118,
  fretTop: -0.078,
  deflectors: 8,
} as const;

type Point = readonly [radius: number, height: number];

/**
 * The surfaces on which the ball runs and bounces, from the centre outwards. The tops of the frets are treated as one
 * surface.
 */
const surface: readonly Point[] = [
  [0.1, 0.05],
  [wheelShape.coneOuter, -0.068],
  [wheelShape.numbersInner, wheelShape.fretTop],
  [wheelShape.numbersOuter, -0.05],
  [0.7, -0.046],
  [0.862, 0.036],
  [0.9, 0.052],
];

/**
 * The height of the centre of a ball that lies on the wheel at a given distance from the axis. Over the pockets, the
 * ball lies on top of the frets.
 */
export function lyingHeight(radius: number): number {
  const next = surface.findIndex(([at]) => at >= radius);
  if (next < 0) return surface.at(-1)![1] + wheelShape.ballRadius;
  if (next === 0) return surface[0]![1] + wheelShape.ballRadius;
  const [from, low] = surface[next - 1]!;
  const [to, high] = surface[next]!;
  return low + ((radius - from) / (to - from)) * (high - low) + wheelShape.ballRadius;
}

export const pocketHeight = wheelShape.pocketFloor + wheelShape.ballRadius;

export const deflectorAngle = (index: number): number =>
  ((index + 0.5) * 2 * Math.PI) / wheelShape.deflectors;
