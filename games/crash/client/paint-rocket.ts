/** Draws the rocket with its nose up, centred on the origin; `flame` goes from 0 to about 1. */
export function paintRocket(c: CanvasRenderingContext2D, size: number, flame: number): void {
  c.save();
  c.scale(size / 100, size / 100);
  if (flame > 0) {
    for (const [wide, long, colour] of [
      [15, 62, "#ff7a2a"],
      [10, 44, "#ffc04a"],
      [5, 26, "#fff6d0"],
    ] as const) {
      c.fillStyle = colour;
      c.beginPath();
      c.moveTo(-wide, 44);
      c.quadraticCurveTo(0, 44 + long * 1.5 * flame, wide, 44);
      c.fill();
    }
  }
  c.fillStyle = "#9c2136";
  for (const side of [-1, 1]) {
    c.beginPath();
    c.moveTo(side * 17, 10);
    c.quadraticCurveTo(side * 42, 28, side * 34, 56);
    c.lineTo(side * 12, 42);
    c.fill();
  }
  const hull = c.createLinearGradient(-22, 0, 22, 0);
  for (const [at, colour] of [
    [0, "#6f7d8e"],
    [0.35, "#ffffff"],
    [0.6, "#c9d3de"],
    [1, "#4a5666"],
  ] as const) {
    hull.addColorStop(at, colour);
  }
  c.fillStyle = hull;
  c.beginPath();
  c.moveTo(0, -62);
  c.bezierCurveTo(26, -34, 24, 20, 14, 46);
  c.lineTo(-14, 46);
  c.bezierCurveTo(-24, 20, -26, -34, 0, -62);
  c.fill();
  c.fillStyle = "#c4304a";
  c.beginPath();
  c.moveTo(0, -62);
  c.quadraticCurveTo(17, -44, 18, -30);
  c.lineTo(-18, -30);
  c.quadraticCurveTo(-17, -44, 0, -62);
  c.fill();
  c.fillStyle = "#e9bf62";
  c.beginPath();
  c.arc(0, -8, 12, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = "#123a6b";
  c.beginPath();
  c.arc(0, -8, 8.5, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = "#8fd0ff";
  c.beginPath();
  c.arc(-3, -11, 3, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = "#d9b26a";
  c.fillRect(-15, 40, 30, 7);
  c.restore();
}
