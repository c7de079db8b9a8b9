import { runnerColours } from "./runner-colours.ts";

type Runner = {
  sport: string;
  number: number;
  /** The horizontal position of the runner's nose, and the vertical position of the ground below it. */
  x: number;
  y: number;
  scale: number;
  /** The phase of the stride in radians. */
  stride: number;
};

const coats = ["#4a2c1a", "#6b4226", "#2b2320", "#7d5a3c", "#8d8a86"];
const greys = ["#6d6a66", "#3a3836", "#e6dccb", "#8f9298", "#5b4a3c"];

/** Draws a runner from the side with its number; the nose is at the given point. */
export function drawRunner(c: CanvasRenderingContext2D, { x, y, scale, ...runner }: Runner): void {
  if (x < -20 || x > c.canvas.width + 140) return;
  c.save();
  c.translate(x, y);
  c.scale(scale, scale);
  c.fillStyle = "rgba(0,0,0,.28)";
  c.beginPath();
  c.ellipse(-44, 1, 46, 5, 0, 0, Math.PI * 2);
  c.fill();
  if (runner.sport === "virtual-motors") drawCar(c, runner);
  else if (runner.sport === "virtual-greyhounds") drawGreyhound(c, runner);
  else drawHorse(c, runner);
  c.restore();
}

type Drawn = Pick<Runner, "number" | "stride">;

function drawHorse(c: CanvasRenderingContext2D, { number, stride }: Drawn): void {
  const [cloth, ink] = runnerColours(number);
  const coat = coats[number % coats.length]!;
  const bob = Math.sin(stride) * 1.6;
  c.translate(0, bob);
  legs(c, { colour: coat, width: 4.5, top: -24, hips: [-74, -68, -34, -28], reach: 17, stride, bob });
  c.fillStyle = coat;
  oval(c, -52, -31, 29, 11.5, 0.02);
  oval(c, -72, -32, 13, 12, 0);
  shape(c, [-36, -40, -14, -58, -7, -52, -24, -24]);
  shape(c, [-18, -58, -10, -60, 1, -46, -4, -42, -14, -48]);
  c.strokeStyle = "#1b1411";
  c.lineWidth = 4;
  line(c, -33, -43, -16, -59);
  line(c, -83, -36, -98, -28 + Math.cos(stride) * 4);
  jockey(c, cloth);
  numberCloth(c, { x: -60, y: -38, cloth, ink, number });
}

/** The jockey, crouching above the saddle, in the colour of the horse's number cloth. */
function jockey(c: CanvasRenderingContext2D, cloth: string): void {
  c.strokeStyle = "#f3eee3";
  c.lineWidth = 5;
  line(c, -52, -46, -44, -34);
  c.fillStyle = cloth;
  c.strokeStyle = "rgba(243,238,227,.55)";
  c.lineWidth = 1;
  c.beginPath();
  c.ellipse(-45, -52, 13, 6.5, -0.35, 0, Math.PI * 2);
  c.fill();
  c.stroke();
  c.beginPath();
  c.arc(-30, -60, 5.5, 0, Math.PI * 2);
  c.fill();
  c.stroke();
}

function drawGreyhound(c: CanvasRenderingContext2D, { number, stride }: Drawn): void {
  const [cloth, ink] = runnerColours(number);
  const coat = greys[number % greys.length]!;
  const bob = Math.sin(stride) * 2;
  c.translate(0, bob);
  legs(c, { colour: coat, width: 3.5, top: -15, hips: [-66, -61, -28, -24], reach: 19, stride, bob });
  c.fillStyle = coat;
  oval(c, -44, -21, 25, 8, -0.04);
  oval(c, -29, -19, 11, 10, 0.1);
  oval(c, -63, -20, 10, 9, 0);
  shape(c, [-26, -26, -12, -35, -6, -31, -20, -15]);
  shape(c, [-15, -36, -8, -36, 1, -29, 0, -27, -10, -28]);
  c.strokeStyle = coat;
  c.lineWidth = 2.5;
  line(c, -71, -20, -90, -12 + Math.cos(stride) * 3);
  numberCloth(c, { x: -53, y: -29, cloth, ink, number });
}

function drawCar(c: CanvasRenderingContext2D, { number, stride }: Drawn): void {
  const [cloth, ink] = runnerColours(number);
  c.fillStyle = cloth;
  c.strokeStyle = "rgba(243,238,227,.6)";
  c.lineWidth = 1;
  shape(c, [0, -7, -20, -15, -38, -19, -46, -27, -62, -27, -74, -20, -92, -19, -94, -6, -2, -4]);
  c.stroke();
  shape(c, [-84, -20, -88, -33, -98, -33, -98, -29, -91, -29, -90, -19]);
  c.fillStyle = "#9fc4e0";
  shape(c, [-40, -19, -47, -25.5, -54, -25.5, -54, -19]);
  for (const wheel of [-78, -18]) {
    c.fillStyle = "#101216";
    oval(c, wheel, -8, 9.5, 9.5, 0);
    c.strokeStyle = "#aeb4c0";
    c.lineWidth = 2;
    const [dx, dy] = [Math.cos(stride * 2) * 5, Math.sin(stride * 2) * 5];
    line(c, wheel - dx, -8 - dy, wheel + dx, -8 + dy);
  }
  numberCloth(c, { x: -59, y: -19, cloth, ink, number });
}

type Legs = {
  colour: string;
  width: number;
  top: number;
  hips: readonly number[];
  reach: number;
  stride: number;
  bob: number;
};

/** Draws four legs of two segments each; hind and fore legs swing in opposite directions, as in a gallop. */
function legs(c: CanvasRenderingContext2D, { colour, width, top, hips, reach, stride, bob }: Legs): void {
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.lineCap = "round";
  for (const [index, hip] of hips.entries()) {
    const phase = stride + (index < 2 ? 0 : Math.PI) + (index % 2) * 0.6;
    const swing = Math.sin(phase) * reach;
    const lift = Math.max(0, Math.cos(phase)) * 7;
    c.beginPath();
    c.moveTo(hip, top);
    c.lineTo(hip + swing * 0.45, top / 2);
    c.lineTo(hip + swing, -lift - bob);
    c.stroke();
  }
}

type Cloth = { x: number; y: number; cloth: string; ink: string; number: number };

function numberCloth(c: CanvasRenderingContext2D, { x, y, cloth, ink, number }: Cloth): void {
  c.fillStyle = cloth;
  c.strokeStyle = "rgba(243,238,227,.75)";
  c.lineWidth = 1;
  c.beginPath();
  c.roundRect(x, y, 17, 16, 3);
  c.fill();
  c.stroke();
  c.fillStyle = ink;
  c.font = "bold 14px Inter, sans-serif";
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillText(String(number), x + 8.5, y + 8.5);
}

function oval(
  c: CanvasRenderingContext2D,
  x: number,
  y: number,
  across: number,
  up: number,
  turn: number,
): void {
  c.beginPath();
  c.ellipse(x, y, across, up, turn, 0, Math.PI * 2);
  c.fill();
}

function shape(c: CanvasRenderingContext2D, points: readonly number[]): void {
  c.beginPath();
  for (let at = 0; at < points.length; at += 2) c.lineTo(points[at]!, points[at + 1]!);
  c.closePath();
  c.fill();
}

function line(c: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  c.beginPath();
  c.moveTo(x1, y1);
  c.lineTo(x2, y2);
  c.stroke();
}
