import { ballAt, type PlinkoGeometry, pinAt } from "./plinko-geometry.ts";

export type FallingBall = {
  path: readonly number[];
  startedAt: number;
  /** The row of the last pin whose sound was played. */
  row: number;
  geometry: PlinkoGeometry;
  lifetimeMs: number;
};

/** Paints brass pins with their shadows, once per board size. */
export function drawPins(width: number, height: number, board: PlinkoGeometry): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  const radius = board.pinRadius;
  for (let row = 0; row < board.rows; row += 1) {
    for (let index = 0; index < row + 3; index += 1) {
      const { x, y } = pinAt(board, row, index);
      disc(context, x + radius * 0.5, y + radius * 0.9, radius, "rgb(0 0 0 / 0.4)");
      const brass = context.createRadialGradient(
        x - radius * 0.35,
        y - radius * 0.4,
        radius * 0.1,
        x,
        y,
        radius,
      );
      brass.addColorStop(0, "#fff3d2");
      brass.addColorStop(0.5, "#d9b26a");
      brass.addColorStop(1, "#7d5a20");
      disc(context, x, y, radius, brass);
    }
  }
  return canvas;
}

/** Draws the balls and the glow of the pins they have just touched. */
export function drawBalls(
  context: CanvasRenderingContext2D,
  board: PlinkoGeometry,
  balls: readonly FallingBall[],
  now: number,
): void {
  for (const ball of balls) {
    const { x, y, row } = ballAt(board, ball.path, now - ball.startedAt);
    if (row >= 0) {
      const rights = ball.path.slice(0, row).reduce((sum, turn) => sum + turn, 0);
      const pin = pinAt(board, row, rights + 1);
      disc(context, pin.x, pin.y, board.pinRadius * 2.6, "rgb(242 211 145 / 0.28)");
    }
    const radius = board.ballRadius;
    disc(context, x + radius * 0.25, y + radius * 0.45, radius, "rgb(0 0 0 / 0.35)");
    const glass = context.createRadialGradient(
      x - radius * 0.35,
      y - radius * 0.4,
      radius * 0.1,
      x,
      y,
      radius,
    );
    glass.addColorStop(0, "#ffd5da");
    glass.addColorStop(0.45, "#d4364f");
    glass.addColorStop(1, "#6d1424");
    disc(context, x, y, radius, glass);
  }
}

function disc(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
