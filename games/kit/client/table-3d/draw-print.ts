import {
  card,
  cardPlace,
  edgePoint,
  furnitureOf,
  type PrintedArea,
  type PrintedLine,
  type TableLayout,
} from "./table-layout.ts";

type Pen = OffscreenCanvasRenderingContext2D;

const gold = "#e2c07d";
/** The longer side of the picture, in pixels. */
const longest = 2_048;
const tones = { blue: "#2f63b5", red: "#b3273d", green: "#1d7a56", gold: "#a8741f" };

/** The part of the felt on which something is printed. */
export function printedFrame(layout: TableLayout) {
  const { acrossX, acrossZ, back } = furnitureOf(layout).edge;
  return { left: -acrossX, right: acrossX, far: back, near: back + acrossZ };
}

/** Draws the lines and letters that are printed on the felt, with the page's fonts and in the player's language. */
export async function drawPrint(
  layout: TableLayout,
  words: Readonly<Record<string, string>>,
): Promise<ImageBitmap> {
  await document.fonts.load(`500 40px Fraunces`).catch(() => {});
  const { left, right, far, near } = printedFrame(layout);
  const scale = longest / Math.max(right - left, near - far);
  const canvas = new OffscreenCanvas(Math.ceil((right - left) * scale), Math.ceil((near - far) * scale));
  const pen = canvas.getContext("2d")!;
  pen.setTransform(scale, 0, 0, scale, -left * scale, -far * scale);
  drawBorder(pen, layout);
  for (const area of layout.areas) drawArea(pen, area, words);
  for (const hand of Object.values(layout.hands)) {
    for (let at = 0; at < (hand.places ?? (hand.hasThirdSideways ? 2 : 0)); at += 1) {
      const { x, z } = cardPlace(hand, at, 1);
      outline(pen, [
        x - card.width / 2 - 0.03,
        z - card.height / 2 - 0.03,
        card.width + 0.06,
        card.height + 0.06,
      ]);
    }
  }
  for (const line of layout.lines) drawLine(pen, line, words[line.word] ?? "");
  return canvas.transferToImageBitmap();
}

/** Two thin lines along the curved edge of the table. */
function drawBorder(pen: Pen, layout: TableLayout): void {
  const { edge } = furnitureOf(layout);
  pen.strokeStyle = gold;
  for (const [inset, width, alpha] of [
    [0.3, 0.022, 0.55],
    [0.37, 0.008, 0.5],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.lineWidth = width;
    pen.beginPath();
    for (let step = 0; step <= 120; step += 1) {
      const { x, z } = edgePoint(edge, step / 120, inset);
      pen.lineTo(x, z);
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function outline(pen: Pen, [x, z, width, depth]: readonly [number, number, number, number]): void {
  pen.beginPath();
  pen.roundRect(x, z, width, depth, 0.06);
  pen.globalAlpha = 0.4;
  pen.strokeStyle = gold;
  pen.lineWidth = 0.012;
  pen.stroke();
  pen.globalAlpha = 1;
}

function drawArea(pen: Pen, area: PrintedArea, words: Readonly<Record<string, string>>): void {
  const { x, z, width, depth, isRound, tone, word } = area;
  pen.beginPath();
  if (isRound) pen.arc(x, z, width / 2, 0, 2 * Math.PI);
  else pen.roundRect(x - width / 2, z - depth / 2, width, depth, 0.09);
  if (tone) {
    pen.fillStyle = tones[tone];
    pen.globalAlpha = 0.34;
    pen.fill();
  }
  pen.globalAlpha = 0.85;
  pen.strokeStyle = gold;
  pen.lineWidth = 0.018;
  pen.stroke();
  pen.globalAlpha = 1;
  const text = word ? words[word] : undefined;
  if (!text) return;
  const size = Math.min(0.2, depth * 0.34);
  // The word in a printed area is in its lower part and chips lie in its upper part, so that they never cover the word.
  drawText(pen, text, {
    x,
    z: isRound ? z + depth / 2 + size * 0.95 : z + depth / 2 - size * 0.45,
    size,
    room: width * (isRound ? 1.7 : 0.9),
  });
}

/** Canvases draw letters badly below one pixel, so letters are drawn larger and scaled down. */
const enlarged = 200;
const fontOf = (size: number) => `500 ${size * enlarged}px Fraunces, "Fraunces fallback", serif`;

function drawText(
  pen: Pen,
  text: string,
  { x, z, size, room }: { x: number; z: number; size: number; room: number },
): void {
  pen.save();
  pen.font = fontOf(size);
  pen.translate(x, z);
  const scale = Math.min(1, (room * enlarged) / pen.measureText(text).width) / enlarged;
  pen.scale(scale, scale);
  pen.textAlign = "center";
  pen.fillStyle = gold;
  pen.fillText(text, 0, 0);
  pen.restore();
}

/** Letters on an arc are placed one by one, each turned with the arc. */
function drawLine(pen: Pen, { x, z, size, bend, room }: PrintedLine, text: string): void {
  pen.save();
  pen.translate(x, z);
  pen.font = fontOf(size);
  // Text that is too long for its area, which happens in some languages, is printed smaller.
  const scale = Math.min(1, (room * enlarged) / (pen.measureText(text).width * 1.1)) / enlarged;
  pen.scale(scale, scale);
  pen.fillStyle = gold;
  pen.textAlign = "center";
  const radius = bend / scale;
  const letters = [...text];
  const widths = letters.map((letter) => pen.measureText(letter).width + size * enlarged * 0.06);
  let along = -widths.reduce((sum, width) => sum + width, 0) / 2;
  letters.forEach((letter, at) => {
    const angle = (along + widths[at]! / 2) / radius;
    pen.save();
    pen.translate(Math.sin(angle) * radius, Math.cos(angle) * radius - radius);
    pen.rotate(-angle);
    pen.fillText(letter, 0, 0);
    pen.restore();
    along += widths[at]!;
  });
  pen.restore();
}
