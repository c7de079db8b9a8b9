import { silks } from "./silks.ts";

type Context = CanvasRenderingContext2D;

/** A horse at the gallop with its jockey, in a box of 120 by 90, running to the right. `stride` goes from 0 to 1. */
export function paintHorse(c: Context, number: number, stride: number): void {
  const { silk, text, coat, mane } = silks[number - 1]!;
  const swing = stride * Math.PI * 2;
  const bob = Math.sin(swing) * 2.4;
  c.save();
  c.translate(0, bob);
  c.lineCap = "round";
  c.lineJoin = "round";
  // Far legs first, darker, half a stride behind.
  leg(c, 36, 52, swing + 2.6, shade(coat), false);
  leg(c, 78, 50, swing + 0.9, shade(coat), true);
  c.fillStyle = coat;
  c.beginPath();
  c.moveTo(26, 40);
  c.bezierCurveTo(36, 30, 56, 34, 70, 32);
  c.bezierCurveTo(78, 30, 84, 20, 94, 13);
  c.bezierCurveTo(98, 10, 104, 12, 108, 18);
  c.lineTo(113, 27);
  c.quadraticCurveTo(110, 31, 104, 29);
  c.quadraticCurveTo(96, 27, 92, 36);
  c.bezierCurveTo(90, 50, 82, 58, 70, 58);
  c.bezierCurveTo(56, 62, 44, 62, 34, 58);
  c.bezierCurveTo(26, 56, 22, 48, 26, 40);
  c.fill();
  c.fillStyle = mane;
  c.beginPath();
  c.moveTo(94, 12);
  c.bezierCurveTo(84, 14, 78, 22, 70, 31 + bob * 0.3);
  c.bezierCurveTo(80, 28, 86, 24, 92, 17);
  c.fill();
  c.beginPath();
  c.moveTo(27, 40);
  c.bezierCurveTo(14, 36, 8, 42 + bob, 2, 50 + bob * 1.6);
  c.bezierCurveTo(12, 48, 18, 50, 26, 47);
  c.fill();
  c.beginPath();
  c.moveTo(97, 12);
  c.lineTo(99, 5);
  c.lineTo(102, 12);
  c.fill();
  c.fillStyle = "#0a0705";
  c.beginPath();
  c.arc(103, 18, 1.4, 0, 7);
  c.fill();
  leg(c, 40, 54, swing, coat, false);
  leg(c, 82, 52, swing + 1.9, coat, true);
  paintJockey(c, silk, bob);
  c.fillStyle = silk;
  c.beginPath();
  c.roundRect(47, 34, 17, 17, 3);
  c.fill();
  c.fillStyle = text;
  c.font = "700 13px Inter, sans-serif";
  c.textAlign = "center";
  c.textBaseline = "middle";
  c.fillText(String(number), 55.5, 43);
  c.restore();
}

function paintJockey(c: Context, silk: string, bob: number): void {
  c.fillStyle = "#efe9dc";
  c.beginPath();
  c.moveTo(52, 34);
  c.quadraticCurveTo(60, 26, 68, 34);
  c.lineTo(64, 42);
  c.lineTo(56, 40);
  c.fill();
  c.fillStyle = silk;
  c.beginPath();
  c.moveTo(50, 30 - bob * 0.5);
  c.bezierCurveTo(54, 16, 70, 12, 80, 16);
  c.lineTo(78, 26);
  c.bezierCurveTo(70, 28, 62, 32, 56, 36);
  c.fill();
  c.strokeStyle = silk;
  c.lineWidth = 5;
  c.beginPath();
  c.moveTo(74, 20);
  c.lineTo(84, 29);
  c.stroke();
  c.fillStyle = silk;
  c.beginPath();
  c.arc(82, 10, 6.4, 0, 7);
  c.fill();
  c.fillStyle = "#e0a077";
  c.beginPath();
  c.arc(84.5, 13, 3.6, 0, 7);
  c.fill();
}

function leg(c: Context, x: number, y: number, swing: number, colour: string, isFront: boolean): void {
  const reach = Math.sin(swing) * (isFront ? 19 : 17);
  const lift = Math.max(0, Math.cos(swing)) * 11;
  const knee: [number, number] = [x + reach * 0.55 + (isFront ? 3 : -2), y + 13 - lift * 0.3];
  const hoof: [number, number] = [x + reach * 1.15 - lift * 0.5, y + 30 - lift];
  c.strokeStyle = colour;
  c.lineWidth = 7;
  c.beginPath();
  c.moveTo(x, y);
  c.lineTo(...knee);
  c.stroke();
  c.lineWidth = 4;
  c.beginPath();
  c.moveTo(...knee);
  c.lineTo(...hoof);
  c.stroke();
  c.fillStyle = "#14100c";
  c.beginPath();
  c.arc(hoof[0] + 1, hoof[1] + 1, 2.8, 0, 7);
  c.fill();
}

function shade(colour: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.62));
  return `rgb(${parts.join(" ")})`;
}
