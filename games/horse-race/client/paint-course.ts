type Context = CanvasRenderingContext2D;

/** The geometry of the course. Lanes are slanted, so that runners side by side can be told apart. */
export type Course = {
  width: number;
  height: number;
  /** The x position on the middle lane at a fraction of the course. */
  xOf: (part: number) => number;
  camera: number;
};

export const horizon = 0.32;
const nearRail = 0.965;
const slant = 0.42;
const middle = (horizon + nearRail) / 2;

/** The horizontal offset, at height `y`, of a slanted line across the course, such as the finish. */
export const asideAt = (y: number, height: number) => (middle * height - y) * slant;

/**
 * Paints the sky and grandstand, once per size. Each frame only copies them, and the grandstand moves slower
 * than the rails.
 */
export function paintFar(width: number, height: number, ratio: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * horizon * ratio);
  const c = canvas.getContext("2d")!;
  c.setTransform(ratio, 0, 0, ratio, 0, 0);
  const tall = height * horizon;
  const sky = c.createLinearGradient(0, 0, 0, tall);
  sky.addColorStop(0, "#0a1026");
  sky.addColorStop(1, "#2c3c6e");
  c.fillStyle = sky;
  c.fillRect(0, 0, width, tall);
  const seat = Math.max(3, tall * 0.05);
  const left = width * 0.06;
  const right = width * 0.94;
  c.fillStyle = "#111830";
  c.fillRect(left, tall * 0.46, right - left, tall * 0.54);
  // Draws the crowd as rows of coats and faces, the same in every tile.
  for (let row = 0; row * seat < tall * 0.44; row++) {
    for (let x = left + seat; x < right - seat; x += seat * 1.15) {
      const pick = Math.abs(Math.sin(x * 12.9 + row * 78.2) * 43_758) % 1;
      c.fillStyle = ["#6d5560", "#8a7a66", "#42506f", "#a58a63", "#39405a", "#7b3f4c"][Math.floor(pick * 6)]!;
      c.globalAlpha = 0.35 + 0.4 * pick;
      c.beginPath();
      c.arc(x + (row % 2) * seat * 0.5, tall * 0.56 + row * seat, seat * 0.36, 0, 7);
      c.fill();
    }
  }
  c.globalAlpha = 1;
  c.fillStyle = "#0b1022";
  c.fillRect(left - width * 0.02, tall * 0.42, right - left + width * 0.04, tall * 0.06);
  c.fillStyle = "#d9b26a";
  c.fillRect(left - width * 0.02, tall * 0.48, right - left + width * 0.04, 1.5);
  for (let mast = 0; mast < 4; mast++) paintLamps(c, width * (0.08 + mast * 0.28), tall);
  c.fillStyle = "#0d2a1a";
  c.fillRect(0, tall * 0.94, width, tall * 0.06);
  return canvas;
}

function paintLamps(c: Context, x: number, tall: number): void {
  const y = tall * 0.22;
  c.fillStyle = "#1b2340";
  c.fillRect(x - 1, y, 2, tall * 0.3);
  const glow = c.createRadialGradient(x, y, 0, x, y, tall * 0.42);
  glow.addColorStop(0, "rgba(255,232,180,0.55)");
  glow.addColorStop(1, "rgba(255,232,180,0)");
  c.fillStyle = glow;
  c.fillRect(x - tall * 0.42, 0, tall * 0.84, tall * 0.7);
  c.fillStyle = "#fff4d6";
  for (const dx of [-5, 0, 5]) c.fillRect(x + dx - 1.5, y - 1.5, 3, 3);
}

export function paintCourse(c: Context, course: Course, far: HTMLCanvasElement): void {
  const { width, height, camera, xOf } = course;
  const passed = (((camera * 2.2) % 1) + 1) % 1;
  for (const at of [-passed, 1 - passed]) c.drawImage(far, at * width, 0, width + 1, height * horizon);
  const turf = c.createLinearGradient(0, height * horizon, 0, height);
  turf.addColorStop(0, "#124a29");
  turf.addColorStop(0.35, "#21803f");
  turf.addColorStop(0.75, "#1d7339");
  turf.addColorStop(1, "#0f4a26");
  c.fillStyle = turf;
  c.fillRect(0, height * horizon, width, height);
  const top = height * horizon;
  c.fillStyle = "rgba(255,255,255,0.05)";
  for (let stripe = Math.floor(camera * 40) - 4; stripe < camera * 40 + 16; stripe++) {
    if (stripe % 2 === 0) band(c, xOf(stripe / 40), xOf((stripe + 1) / 40), top, height, height);
  }
  paintRail(c, course, horizon + 0.012);
  paintFinish(c, height, xOf(1));
}

/** Paints a strip of ground across the course. */
function band(c: Context, from: number, to: number, top: number, bottom: number, height: number): void {
  c.beginPath();
  c.moveTo(from + asideAt(top, height), top);
  c.lineTo(to + asideAt(top, height), top);
  c.lineTo(to + asideAt(bottom, height), bottom);
  c.lineTo(from + asideAt(bottom, height), bottom);
  c.fill();
}

export function paintNearRail(c: Context, course: Course): void {
  paintRail(c, course, nearRail);
}

function paintRail(c: Context, { width, height, xOf, camera }: Course, at: number): void {
  const y = height * at;
  const aside = asideAt(y, height);
  c.strokeStyle = "#f3eee3";
  c.lineWidth = Math.max(2, height * 0.012);
  c.beginPath();
  c.moveTo(0, y);
  c.lineTo(width, y);
  for (let post = Math.floor(camera * 40) - 4; post < camera * 40 + 16; post++) {
    c.moveTo(xOf(post / 40) + aside, y);
    c.lineTo(xOf(post / 40) + aside, y + height * 0.035);
  }
  c.stroke();
}

function paintFinish(c: Context, height: number, x: number): void {
  const rows = 18;
  const top = height * (horizon + 0.012);
  const step = (height * nearRail - top) / rows;
  const wide = height * 0.032;
  for (let row = 0; row < rows; row++) {
    for (const side of [0, 1]) {
      c.fillStyle = (row + side) % 2 === 0 ? "#f3eee3" : "#14171f";
      const from = x + (side - 1) * wide;
      band(c, from, from + wide, top + row * step, top + (row + 1) * step, height);
    }
  }
  const post = x + asideAt(top, height);
  c.fillStyle = "#d9b26a";
  c.fillRect(post - 2, height * 0.1, 4, top - height * 0.1);
  c.fillStyle = "#a83246";
  c.beginPath();
  c.arc(post, height * 0.09, height * 0.035, 0, 7);
  c.fill();
  c.strokeStyle = "#f2d391";
  c.lineWidth = 2;
  c.stroke();
}

/** Paints one stall of the starting gate, between two lanes. */
export function paintStall(c: Context, x: number, y: number, tall: number): void {
  c.fillStyle = "#e9e2d2";
  c.fillRect(x - 1.5, y - tall, 3, tall);
  c.fillStyle = "#a83246";
  c.fillRect(x - 1.5, y - tall, 3, tall * 0.25);
}
