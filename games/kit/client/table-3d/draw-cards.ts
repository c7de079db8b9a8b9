import { type CardShape, courtShapes } from "../card-court.ts";
import { isRed, pipPlaces, suitPaths } from "../card-suits.ts";
import { allCodes, atlas, backCell, cellOf } from "./card-atlas.ts";

type Pen = OffscreenCanvasRenderingContext2D;

const paper = "#fbf7ec";
/** The number of cards that are drawn before the page gets time for other work. */
const perSlice = 13;

/** Draws the faces of all cards and their back, with the page's fonts. */
export async function drawCards(cellWidth: number): Promise<ImageBitmap> {
  const scale = cellWidth / 100;
  // If the font cannot be loaded, the ranks are drawn with a similar one.
  await document.fonts.load(`600 ${25 * scale}px Inter`).catch(() => {});
  const canvas = new OffscreenCanvas(atlas.columns * cellWidth, atlas.rows * cellWidth * 1.4);
  const pen = canvas.getContext("2d")!;
  const enter = ({ column, row }: { column: number; row: number }) => {
    pen.setTransform(scale, 0, 0, scale, column * cellWidth, row * cellWidth * 1.4);
    pen.fillStyle = paper;
    pen.fillRect(0, 0, 100, 140);
  };
  for (const [at, code] of allCodes.entries()) {
    enter(cellOf(code));
    drawFace(pen, code[0]!, code[1]!);
    if (at % perSlice === perSlice - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  enter(backCell);
  drawBack(pen);
  return canvas.transferToImageBitmap();
}

function drawFace(pen: Pen, rank: string, suit: string): void {
  const ink = isRed(suit) ? "#b3203a" : "#16202e";
  const court = pipPlaces[rank] === undefined && rank !== "A";
  if (court) {
    frame(pen, [24, 17, 52, 106, 4], "#f4e6c8");
  } else if (rank === "A") {
    suitAt(pen, suit, ink, [0.42, 29, 49]);
  }
  for (const isLower of [false, true]) {
    pen.save();
    if (isLower) {
      pen.translate(100, 140);
      pen.rotate(Math.PI);
    }
    pen.fillStyle = ink;
    // The ranks are larger than on flat cards, because the cards lie farther away.
    pen.font = `600 ${rank === "T" ? 24 : 28}px Inter, "Inter fallback", sans-serif`;
    pen.textAlign = "center";
    pen.fillText(rank === "T" ? "10" : rank, rank === "T" ? 16 : 14.5, 27);
    suitAt(pen, suit, ink, [0.18, 5.5, 32]);
    if (court) for (const shape of courtShapes(rank, suit)) drawShape(pen, shape);
    pen.restore();
  }
  for (const [x, y] of pipPlaces[rank] ?? []) {
    pen.save();
    pen.translate(25 + x * 0.5, 23 + y * 0.94);
    if (y > 50) pen.rotate(Math.PI);
    suitAt(pen, suit, ink, [0.2, -10, -10]);
    pen.restore();
  }
}

function suitAt(pen: Pen, suit: string, ink: string, [scale, x, y]: readonly [number, number, number]): void {
  drawShape(pen, { path: suitPaths[suit]!, fill: ink, matrix: [scale, 0, 0, scale, x, y] });
}

function drawShape(pen: Pen, { path, fill, stroke, strokeWidth, matrix }: CardShape): void {
  pen.save();
  if (matrix) pen.transform(...(matrix as [number, number, number, number, number, number]));
  const shape = new Path2D(path);
  if (fill) {
    pen.fillStyle = fill;
    pen.fill(shape);
  }
  if (stroke) {
    pen.strokeStyle = stroke;
    pen.lineWidth = strokeWidth ?? 1;
    pen.lineCap = "round";
    pen.stroke(shape);
  }
  pen.restore();
}

function frame(
  pen: Pen,
  [x, y, width, height, radius]: readonly [number, number, number, number, number],
  fill: string,
) {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = "#b98f48";
  pen.lineWidth = 1;
  pen.stroke();
}

/** The back: the house's rays in gold on oxblood, the same from both ends. */
function drawBack(pen: Pen): void {
  pen.beginPath();
  pen.roundRect(6, 6, 88, 128, 5);
  const ground = pen.createLinearGradient(0, 0, 0, 140);
  ground.addColorStop(0, "#7c1f33");
  ground.addColorStop(0.5, "#581425");
  ground.addColorStop(1, "#7c1f33");
  pen.fillStyle = ground;
  pen.fill();
  pen.save();
  pen.clip();
  pen.fillStyle = "#d9b26a";
  for (const isLower of [false, true]) {
    pen.save();
    pen.beginPath();
    pen.rect(0, isLower ? 70 : 0, 100, 70);
    pen.clip();
    pen.translate(50, 70);
    for (let ray = -6; ray <= 6; ray += 1) {
      const angle = (isLower ? Math.PI : 0) + (ray * Math.PI) / 13;
      pen.globalAlpha = ray % 2 === 0 ? 0.9 : 0.4;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(Math.sin(angle - 0.045) * 100, -Math.cos(angle - 0.045) * 100);
      pen.lineTo(Math.sin(angle + 0.045) * 100, -Math.cos(angle + 0.045) * 100);
      pen.fill();
    }
    pen.restore();
  }
  pen.restore();
  for (const [radius, colour] of [
    [17, "#d9b26a"],
    [15.5, "#581425"],
    [12, "#d9b26a"],
    [11, "#7c1f33"],
  ] as const) {
    pen.beginPath();
    pen.arc(50, 70, radius, 0, 2 * Math.PI);
    pen.fillStyle = colour;
    pen.fill();
  }
  drawShape(pen, { path: suitPaths.S!, fill: "#e7c27a", matrix: [0.13, 0, 0, 0.13, 43.5, 63.5] });
}
