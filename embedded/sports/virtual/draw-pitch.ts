import type { VirtualOutcome } from "@parlour/contracts/entities/virtual-sports";

export type Incidents = Extract<VirtualOutcome, { kind: "football" }>["matches"][number]["incidents"];
type Match = { incidents: Incidents; colours: readonly [home: string, away: string]; minute: number };
type Point = readonly [x: number, y: number];
/**
 * Converts a position on the pitch to a position in the picture. `along` is from −1 to 1 along the length of the
 * pitch, `near` from 0 at the far side to 1 at the near side.
 */
type Project = (along: number, near: number) => Point;

const CHALK = "rgba(243,238,227,.75)";

const projection =
  (width: number): Project =>
  (along, near) => [width / 2 + along * width * (0.335 + 0.145 * near), 96 + 304 * near ** 1.12];

/** The home side's formation, goalkeeper first; the away side's is its mirror image. */
const formation = [
  [-0.93, 0.5],
  [-0.6, 0.15],
  [-0.66, 0.38],
  [-0.66, 0.62],
  [-0.6, 0.85],
  [-0.25, 0.2],
  [-0.32, 0.5],
  [-0.25, 0.8],
  [0.15, 0.28],
  [0.22, 0.52],
  [0.12, 0.76],
] as const;

export function drawPitch(c: CanvasRenderingContext2D, { incidents, colours, minute }: Match): void {
  const project = projection(c.canvas.width);
  drawStands(c);
  drawGrass(c, project);
  drawLines(c, project);
  const ball = ballAt(incidents, minute);
  const players = [0, 1].flatMap((side) =>
    formation.map(([along, depth], index) => {
      const sign = side === 0 ? 1 : -1;
      const follows = index === 0 ? 0.04 : 0.45;
      const x = sign * along * (1 - follows) + ball[0] * follows + Math.sin(minute * 2 + index + side) * 0.02;
      const y = depth + (ball[1] - depth) * (index === 0 ? 0.1 : 0.25) + (side === 0 ? 0 : 0.035);
      return { x, y, colour: colours[side]!, trim: side === 0 ? "#f3eee3" : "#14161b" };
    }),
  );
  // Draws distant players first, so that nearer ones cover them.
  for (const player of players.toSorted((a, b) => a.y - b.y)) drawPlayer(c, project, player);
  drawBall(c, project(...ball), ball[1]);
}

/** The position of the ball at a given minute: in midfield, or at the goal that will be attacked next. */
function ballAt(incidents: Incidents, minute: number): Point {
  const next = incidents.find((one) => one.minute >= minute - 0.4);
  const drift = Math.sin(minute * 1.9) * 0.35;
  const near = 0.5 + Math.sin(minute * 1.3) * 0.3;
  if (!next) return [drift, near];
  const pull = Math.max(0, 1 - Math.abs(next.minute - minute) / 2.5) ** 0.8;
  const [along, depth] = next.kind === "CORNER" ? [0.98, 0.03] : [next.kind === "GOAL" ? 1.02 : 0.94, 0.5];
  const goal = next.side === "home" ? along : -along;
  return [drift * (1 - pull) + goal * pull, near * (1 - pull) + depth * pull];
}

function drawStands(c: CanvasRenderingContext2D): void {
  const { width, height } = c.canvas;
  c.fillStyle = "#0b111d";
  c.fillRect(0, 0, width, height);
  for (let row = 0; row < 6; row++) {
    for (let seat = 0; seat * 9 < width; seat++) {
      const mix = (seat * 31 + row * 17) % 11;
      c.fillStyle = ["#31405e", "#4a3340", "#5d6577", "#263248"][mix % 4]!;
      if (mix > 1) c.fillRect(seat * 9 + (row % 2) * 4, 10 + row * 11, 5, 6);
    }
  }
  c.fillStyle = "#1c2a44";
  c.fillRect(0, 76, width, 12);
}

function drawGrass(c: CanvasRenderingContext2D, project: Project): void {
  c.fillStyle = "#1f5f37";
  path(c, [project(-1.25, -0.02), project(1.25, -0.02), project(1.25, 1.2), project(-1.25, 1.2)]);
  c.fill();
  for (let stripe = 0; stripe < 12; stripe++) {
    const [from, to] = [stripe / 6 - 1, (stripe + 1) / 6 - 1];
    path(c, [project(from, 0), project(to, 0), project(to, 1), project(from, 1)]);
    c.fillStyle = stripe % 2 ? "#2d8049" : "#287343";
    c.fill();
  }
}

function drawLines(c: CanvasRenderingContext2D, project: Project): void {
  c.strokeStyle = CHALK;
  c.lineWidth = 2;
  const box = (from: number, to: number, far: number, near: number) => {
    path(c, [project(from, far), project(to, far), project(to, near), project(from, near)]);
    c.stroke();
  };
  box(-1, 1, 0, 1);
  box(0, 0, 0, 1);
  for (const side of [-1, 1]) {
    box(side, side * 0.7, 0.2, 0.8);
    box(side, side * 0.89, 0.36, 0.64);
    drawGoal(c, project, side);
  }
  const ring = Array.from({ length: 40 }, (_, step) => {
    const angle = (step / 40) * Math.PI * 2;
    return project(Math.cos(angle) * 0.17, 0.5 + Math.sin(angle) * 0.17);
  });
  path(c, ring);
  c.stroke();
}

function drawGoal(c: CanvasRenderingContext2D, project: Project, side: number): void {
  const [far, near] = [project(side, 0.43), project(side, 0.57)];
  c.fillStyle = "rgba(243,238,227,.18)";
  c.lineWidth = 3;
  c.strokeStyle = "#f3eee3";
  path(c, [far, [far[0], far[1] - 30], [near[0], near[1] - 34], near]);
  c.fill();
  c.stroke();
  c.lineWidth = 2;
  c.strokeStyle = CHALK;
}

type Player = { x: number; y: number; colour: string; trim: string };

function drawPlayer(c: CanvasRenderingContext2D, project: Project, { x, y, colour, trim }: Player): void {
  const [px, py] = project(x, y);
  const size = 0.8 + 0.4 * y;
  c.save();
  c.translate(px, py);
  c.scale(size, size);
  c.fillStyle = "rgba(0,0,0,.3)";
  c.beginPath();
  c.ellipse(0, 1, 9, 3, 0, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = trim;
  c.fillRect(-5, -11, 4, 11);
  c.fillRect(1, -11, 4, 11);
  c.fillStyle = colour;
  c.strokeStyle = trim;
  c.lineWidth = 1.5;
  c.beginPath();
  c.roundRect(-7, -25, 14, 16, 4);
  c.fill();
  c.stroke();
  c.fillStyle = "#c99b78";
  c.beginPath();
  c.arc(0, -29, 4.5, 0, Math.PI * 2);
  c.fill();
  c.restore();
}

function drawBall(c: CanvasRenderingContext2D, [x, y]: Point, near: number): void {
  c.fillStyle = "#ffffff";
  c.strokeStyle = "#14161b";
  c.lineWidth = 1.5;
  c.beginPath();
  c.arc(x, y - 5, 5 + 2 * near, 0, Math.PI * 2);
  c.fill();
  c.stroke();
}

function path(c: CanvasRenderingContext2D, points: readonly Point[]): void {
  c.beginPath();
  for (const [x, y] of points) c.lineTo(x, y);
  c.closePath();
}
