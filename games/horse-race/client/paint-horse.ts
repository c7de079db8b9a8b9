import { silks } from "./silks.ts";

type Context = CanvasRenderingContext2D;
type Point = readonly [x: number, y: number];

/** The outline of the horse, from the croup along the back, crest and muzzle to the belly. */
const body =
  "M24 44C24 34 34 30 44 32C54 34 62 35 70 31C78 28 84 22 92 14C95 10 99 9 102 11C107 15 111 20 115 26C116 29 114 31 " +
  "111 31C107 31 104 28 100 28C97 30 96 36 95 41C95 48 92 55 84 57C72 60 60 60 50 56C44 60 34 61 29 57C24 54 22 49 24 44Z";

/** Draws a galloping horse with its jockey in a box of 120 by 90, facing right. `stride` goes from 0 to 1. */
export function paintHorse(c: Context, number: number, stride: number): void {
  const { silk, text, coat, mane } = silks[number - 1]!;
  const swing = stride * Math.PI * 2;
  const bob = Math.sin(swing) * 2.2;
  c.save();
  c.lineCap = "round";
  c.lineJoin = "round";
  paintShadow(c, bob);
  paintTurf(c, stride);
  c.translate(0, bob);
  // The far legs are painted first, darker and at a different point of the stride.
  paintLeg(c, [38, 50], swing + 2.7, tone(coat, 0.5), false);
  paintLeg(c, [82, 49], swing + 1, tone(coat, 0.5), true);
  paintTail(c, mane, swing);
  paintBody(c, coat);
  paintMane(c, mane, swing);
  paintHead(c, coat, silk);
  paintLeg(c, [34, 50], swing + 2, tone(coat, 0.8), false);
  paintLeg(c, [79, 50], swing + 0.2, tone(coat, 0.8), true);
  paintSaddle(c, number, silk, text);
  c.translate(0, Math.sin(swing + 0.9) * 1.2);
  paintJockey(c, silk);
  c.restore();
}

function paintShadow(c: Context, bob: number): void {
  const shadow = c.createRadialGradient(0, 0, 4, 0, 0, 48);
  shadow.addColorStop(0, "rgba(0,12,4,0.55)");
  shadow.addColorStop(1, "rgba(0,12,4,0)");
  c.save();
  c.translate(58, 86);
  c.scale(1 + bob * 0.015, 0.13);
  c.fillStyle = shadow;
  c.beginPath();
  c.arc(0, 0, 48, 0, 7);
  c.fill();
  c.restore();
}

/** Draws the turf thrown up by the hind hooves. */
function paintTurf(c: Context, stride: number): void {
  for (let clod = 0; clod < 5; clod++) {
    const age = (stride + clod * 0.21) % 1;
    c.fillStyle = `rgba(24,58,22,${0.75 * (1 - age)})`;
    c.beginPath();
    c.arc(22 - age * 20 - clod, 84 - Math.sin(age * Math.PI) * (7 + clod * 2), 1.7 - age * 0.8, 0, 7);
    c.fill();
  }
}

function paintBody(c: Context, coat: string): void {
  const outline = new Path2D(body);
  const light = c.createLinearGradient(0, 12, 0, 61);
  light.addColorStop(0, tone(coat, 1.42));
  light.addColorStop(0.42, coat);
  light.addColorStop(1, tone(coat, 0.42));
  c.fillStyle = light;
  c.fill(outline);
  c.save();
  c.clip(outline);
  // Draws highlights on the horse's quarters, shoulder, ribs and cheek.
  for (const [x, y, radius, strength] of [
    [36, 41, 14, 0.5],
    [82, 41, 12, 0.45],
    [59, 43, 12, 0.22],
    [101, 19, 6, 0.35],
    [88, 26, 8, 0.25],
  ] as const) {
    const gloss = c.createRadialGradient(x - 2, y - 4, 0, x, y, radius);
    gloss.addColorStop(0, `rgba(255,236,205,${strength})`);
    gloss.addColorStop(1, "rgba(255,236,205,0)");
    c.fillStyle = gloss;
    c.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  c.strokeStyle = tone(coat, 0.5);
  c.lineWidth = 1;
  c.globalAlpha = 0.55;
  for (const crease of ["M48 36C44 44 45 52 50 57", "M73 36C70 44 72 52 77 57", "M96 27C93 31 91 35 90 40"]) {
    c.stroke(new Path2D(crease));
  }
  c.restore();
  c.strokeStyle = "rgba(255,232,190,0.5)";
  c.lineWidth = 0.9;
  c.stroke(new Path2D("M26 39C31 32 38 31 44 32C54 34 62 35 70 31"));
}

function paintTail(c: Context, mane: string, swing: number): void {
  const lift = Math.sin(swing - 0.8) * 3;
  c.fillStyle = mane;
  c.fill(
    new Path2D(
      `M27 37C16 31 8 ${34 + lift} -1 ${43 + lift}C6 ${41 + lift} 9 ${42 + lift} 3 ${51 + lift}` +
        `C12 ${46 + lift} 17 ${49 + lift} 12 ${56 + lift * 0.6}C20 52 23 48 27 45Z`,
    ),
  );
}

function paintMane(c: Context, mane: string, swing: number): void {
  const wave = Math.sin(swing + 0.6) * 1.6;
  c.fillStyle = mane;
  c.fill(
    new Path2D(
      `M101 10C93 10 86 ${15 + wave} 79 ${19 + wave}C82 ${20 + wave} 80 ${23 + wave} 74 ${25 + wave}` +
        `C76 26 74 29 69 32C78 31 88 25 95 16Z`,
    ),
  );
}

function paintHead(c: Context, coat: string, silk: string): void {
  c.fillStyle = tone(coat, 0.85);
  c.fill(new Path2D("M98 11L100 3C103 6 104 9 103 13Z"));
  c.strokeStyle = "#1a110a";
  c.lineWidth = 1.1;
  c.stroke(new Path2D("M99 12L104 27M106 17L101 25M109 29C98 34 90 34 84 31"));
  c.strokeStyle = silk;
  c.lineWidth = 1.5;
  c.stroke(new Path2D("M108 19L106 28"));
  c.fillStyle = "#0a0705";
  for (const [x, y, radius] of [
    [104, 16.5, 1.5],
    [113, 27.5, 0.9],
  ] as const) {
    c.beginPath();
    c.arc(x, y, radius, 0, 7);
    c.fill();
  }
  c.fillStyle = "rgba(255,255,255,0.8)";
  c.fillRect(103.8, 15.6, 0.8, 0.8);
}

/** Draws the number cloth and the girth that holds it. */
function paintSaddle(c: Context, number: number, silk: string, text: string): void {
  c.fillStyle = "rgba(0,0,0,0.3)";
  c.beginPath();
  c.roundRect(41.6, 34.4, 19, 18, 3);
  c.fill();
  c.fillStyle = silk;
  c.beginPath();
  c.roundRect(41, 33, 19, 18, 3);
  c.fill();
  c.strokeStyle = text;
  c.globalAlpha = 0.55;
  c.lineWidth = 0.8;
  c.stroke();
  c.globalAlpha = 1;
  c.fillStyle = text;
  c.font = "800 15px Inter, sans-serif";
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillText(String(number), 50.5, 42.8);
}

function paintJockey(c: Context, silk: string): void {
  // Draws the jockey's breeches and boot.
  c.strokeStyle = "#efe9dc";
  c.lineWidth = 7;
  c.stroke(new Path2D("M57 25L70 31"));
  c.lineWidth = 5;
  c.stroke(new Path2D("M70 31L64 38"));
  c.strokeStyle = "#17120e";
  c.lineWidth = 4.4;
  c.stroke(new Path2D("M64 38L60 45L64 46"));
  const cloth = c.createLinearGradient(0, 8, 0, 31);
  cloth.addColorStop(0, tone(silk, 1.3));
  cloth.addColorStop(0.5, silk);
  cloth.addColorStop(1, tone(silk, 0.55));
  c.fillStyle = cloth;
  c.fill(new Path2D("M51 27C52 17 64 9 78 11C82 12 83 17 80 20C74 25 64 27 58 31C54 32 51 31 51 27Z"));
  c.strokeStyle = tone(silk, 0.8);
  c.lineWidth = 4.6;
  c.stroke(new Path2D("M76 16L77 25L86 27"));
  c.fillStyle = "#e3a880";
  c.beginPath();
  c.arc(87, 27, 2.1, 0, 7);
  c.arc(87.6, 11.6, 3.8, 0, 7);
  c.fill();
  const cap = c.createRadialGradient(82, 3, 1, 84, 8, 9);
  cap.addColorStop(0, tone(silk, 1.55));
  cap.addColorStop(1, tone(silk, 0.7));
  c.fillStyle = cap;
  c.fill(new Path2D("M77 10C76 3 82 0 87 2C91 4 92 7 92 9L95 10.6C91 11 84 11 77 10Z"));
}

/** Draws one moving leg: the upper part swings, and the lower part folds as it comes forward. */
function paintLeg(c: Context, hip: Point, swing: number, colour: string, isFront: boolean): void {
  const reach = Math.sin(swing) * (isFront ? 0.95 : 0.85);
  const fold = Math.max(0, Math.cos(swing)) * (isFront ? 1.35 : 1.1);
  const knee = along(hip, isFront ? reach + 0.1 : reach + 0.3, 18);
  const ankle = along(knee, isFront ? reach - fold : reach - 0.35 - fold * 0.7, 14);
  const hoof = along(ankle, reach - fold * 1.2 + 0.5, 5);
  c.fillStyle = colour;
  taper(c, hip, isFront ? 6.4 : 8.4, knee, 3);
  taper(c, knee, 3, ankle, 1.9);
  taper(c, ankle, 2.1, hoof, 2);
  c.fillStyle = "#120d09";
  taper(c, hoof, 2.3, [hoof[0] + 1.6, hoof[1] + 1.4], 2.1);
}

function along([x, y]: Point, angle: number, length: number): Point {
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
}

/** Draws a limb with rounded ends. */
function taper(c: Context, from: Point, fromRadius: number, to: Point, toRadius: number): void {
  const across = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  c.beginPath();
  c.arc(from[0], from[1], fromRadius, across, across + Math.PI);
  c.arc(to[0], to[1], toRadius, across + Math.PI, across + Math.PI * 2);
  c.fill();
}

function tone(colour: string, light: number): string {
  const parts = [1, 3, 5].map((at) =>
    Math.min(255, Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * light + (light > 1 ? 8 : 0))),
  );
  return `rgb(${parts.join(" ")})`;
}
