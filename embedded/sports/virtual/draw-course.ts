type Course = { sport: string; lanes: number; toX: (at: number) => number };
type Look = {
  sky: readonly [string, string];
  hills: string;
  ground: readonly [string, string];
  edge: string;
};

const looks: Readonly<Record<string, Look>> = {
  "virtual-horses": {
    sky: ["#1d3a63", "#e3a873"],
    hills: "#27503f",
    ground: ["#2f7546", "#367f4d"],
    edge: "#f3eee3",
  },
  "virtual-greyhounds": {
    sky: ["#070b18", "#23304f"],
    hills: "#121a2c",
    ground: ["#a47d4c", "#ad8755"],
    edge: "#d8dde6",
  },
  "virtual-motors": {
    sky: ["#2b1c3d", "#d9755c"],
    hills: "#2b2436",
    ground: ["#3b3e46", "#42464f"],
    edge: "#c8323c",
  },
};

const HORIZON = 118;
const TRACK_TOP = 158;
const TRACK_END = 400;

/** The vertical position of a lane; lanes nearer to the viewer are wider. */
export function laneFoot({ canvas }: CanvasRenderingContext2D, lane: number, lanes: number): number {
  const end = (TRACK_END / 420) * canvas.height;
  return TRACK_TOP + 18 + (end - TRACK_TOP - 24) * ((lane - 0.4) / (lanes - 0.4)) ** 1.12;
}

/**
 * Draws the background, the track with its rails, and the finishing post. Everything scrolls with the camera,
 * distant objects more slowly.
 */
export function drawCourse(c: CanvasRenderingContext2D, { sport, toX }: Course): void {
  const look = looks[sport] ?? looks["virtual-horses"]!;
  const { width, height } = c.canvas;
  const start = toX(0);
  const sky = c.createLinearGradient(0, 0, 0, HORIZON);
  sky.addColorStop(0, look.sky[0]);
  sky.addColorStop(1, look.sky[1]);
  c.fillStyle = sky;
  c.fillRect(0, 0, width, HORIZON + 2);
  drawHills(c, look.hills, start * 0.08);
  drawStand(c, start * 0.35);
  c.fillStyle = look.ground[0];
  c.fillRect(0, HORIZON + 22, width, height);
  drawBands(c, look.ground[1], start);
  drawRail(c, look.edge, { y: TRACK_TOP - 14, tall: 14, every: 60, from: start });
  drawPost(c, toX(1), sport);
  drawRail(c, look.edge, { y: height - 14, tall: 24, every: 90, from: start * 1.08 });
}

/** A remainder that is never negative, so that patterns also repeat to the left of the start. */
const wrap = (value: number, every: number) => ((value % every) + every) % every;

function drawHills(c: CanvasRenderingContext2D, colour: string, shift: number): void {
  c.fillStyle = colour;
  c.beginPath();
  c.moveTo(0, HORIZON + 24);
  for (let x = 0; x <= c.canvas.width; x += 12) {
    const at = x - shift;
    c.lineTo(x, HORIZON - 14 - 12 * Math.sin(at / 130) - 7 * Math.sin(at / 47));
  }
  c.lineTo(c.canvas.width, HORIZON + 24);
  c.fill();
}

/** A long grandstand with spectators as dots and a lamp on every pillar. */
function drawStand(c: CanvasRenderingContext2D, shift: number): void {
  const every = 240;
  for (let x = wrap(shift, every) - every; x < c.canvas.width; x += every) {
    c.fillStyle = "#1a2230";
    c.fillRect(x, HORIZON - 22, 190, 44);
    c.fillStyle = "#7d2a33";
    c.fillRect(x - 6, HORIZON - 30, 202, 9);
    for (let dot = 0; dot < 48; dot++) {
      c.fillStyle = ["#d9c9a8", "#a9b8cf", "#c98b7b", "#8fae8b"][(dot * 7) % 4]!;
      c.fillRect(x + 8 + (dot % 16) * 11 + (dot % 3), HORIZON - 14 + Math.floor(dot / 16) * 11, 4, 5);
    }
    c.fillStyle = "#56617a";
    c.fillRect(x + 212, HORIZON - 84, 4, 108);
    c.fillStyle = "#fff3cf";
    c.fillRect(x + 203, HORIZON - 90, 22, 8);
  }
}

/** Draws slanted stripes on the track, like the marks that a mower or a harrow leaves. */
function drawBands(c: CanvasRenderingContext2D, colour: string, start: number): void {
  const every = 160;
  const { width, height } = c.canvas;
  c.fillStyle = colour;
  for (let x = wrap(start, every) - 3 * every; x < width + every; x += every) {
    c.beginPath();
    c.moveTo(x + 70, HORIZON + 22);
    c.lineTo(x + 150, HORIZON + 22);
    c.lineTo(x + 80, height);
    c.lineTo(x, height);
    c.fill();
  }
}

type Rail = { y: number; tall: number; every: number; from: number };

function drawRail(c: CanvasRenderingContext2D, colour: string, { y, tall, every, from }: Rail): void {
  c.fillStyle = "rgba(0,0,0,.25)";
  c.fillRect(0, y + tall, c.canvas.width, 3);
  c.fillStyle = colour;
  c.fillRect(0, y, c.canvas.width, tall / 4);
  for (let x = wrap(from, every) - every; x < c.canvas.width; x += every) c.fillRect(x, y, tall / 4, tall);
}

/** The finish: a chequered line across the track, and the post with its disc. */
function drawPost(c: CanvasRenderingContext2D, x: number, sport: string): void {
  if (x > c.canvas.width + 40) return;
  const size = 8;
  const foot = c.canvas.height - 14;
  for (let row = 0; TRACK_TOP + row * size < foot; row++) {
    for (const column of [0, 1]) {
      c.fillStyle = (row + column) % 2 ? "#14161b" : "#f3eee3";
      c.fillRect(x + column * size, TRACK_TOP + row * size, size, size);
    }
  }
  c.fillStyle = sport === "virtual-motors" ? "#f3eee3" : "#c8323c";
  c.fillRect(x + 5, 52, 6, TRACK_TOP - 52);
  c.beginPath();
  c.arc(x + 8, 46, 18, 0, Math.PI * 2);
  c.fill();
  c.fillStyle = "#f2d391";
  c.beginPath();
  c.arc(x + 8, 46, 10, 0, Math.PI * 2);
  c.fill();
}
