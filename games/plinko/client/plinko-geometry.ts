export type PlinkoGeometry = {
  rows: number;
  centre: number;
  /** The distance between two pins, which is also the width of a pocket. */
  gap: number;
  rowHeight: number;
  top: number;
  pinRadius: number;
  ballRadius: number;
};

export type BallPlace = {
  x: number;
  y: number /** The row of the last pin touched; -1 before the first. */;
  row: number;
};

export const ROW_MS = 150;
const DROP_MS = 220;
const LAND_MS = 160;

export const fallMs = (rows: number): number => DROP_MS + (rows - 1) * ROW_MS + LAND_MS;

/** A triangle of pins that fills the board: three in the first row, and one more in each row below it. */
export function geometryOf(width: number, height: number, rows: number): PlinkoGeometry {
  const gap = width / (rows + 2);
  const rowHeight = Math.min(height / (rows + 0.6), gap * 1.15);
  const pinRadius = Math.max(2, Math.min(gap, rowHeight) * 0.15);
  return {
    rows,
    centre: width / 2,
    gap,
    rowHeight,
    top: Math.max(rowHeight * 0.9, height - (rows - 0.1) * rowHeight),
    pinRadius,
    ballRadius: Math.max(3.5, Math.min(gap, rowHeight) * 0.26),
  };
}

export const pinAt = ({ centre, gap, top, rowHeight }: PlinkoGeometry, row: number, index: number) => ({
  x: centre + (index - (row + 2) / 2) * gap,
  y: top + row * rowHeight,
});

/** The position of the ball at a given time after its drop, on the path that the server has chosen at random. */
export function ballAt(board: PlinkoGeometry, path: readonly number[], elapsedMs: number): BallPlace {
  const { centre, gap, top, rowHeight, ballRadius, pinRadius } = board;
  const above = ballRadius + pinRadius;
  if (elapsedMs < DROP_MS) {
    const part = Math.max(0, elapsedMs) / DROP_MS;
    const from = top - rowHeight * 1.1;
    return { x: centre, y: from + (top - above - from) * part * part, row: -1 };
  }
  const since = elapsedMs - DROP_MS;
  const row = Math.min(path.length - 1, Math.floor(since / ROW_MS));
  const rights = path.slice(0, row).reduce((sum, turn) => sum + turn, 0);
  const from = centre + (rights - row / 2) * gap;
  const to = from + (path[row] === 1 ? gap / 2 : -gap / 2);
  const length = row === path.length - 1 ? LAND_MS : ROW_MS;
  const part = Math.min(1, (since - row * ROW_MS) / length);
  // The ball bounces briefly off the pin and then falls to the next one.
  const fall = part * (1.55 * part - 0.55);
  return {
    x: from + (to - from) * Math.min(1, part * 1.15),
    y: top + row * rowHeight - above + fall * rowHeight,
    row,
  };
}
