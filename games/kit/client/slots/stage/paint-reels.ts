import type { Place } from "../../../math/slots/slot-state.ts";
import type { Skin } from "../skin.ts";
import { paintCurtain } from "./paint-curtain.ts";
import { paintMarkFigures, paintMarks } from "./paint-marks.ts";
import { paintWin, type ShownWin } from "./paint-win.ts";
import { type Cell, isBlurred, lettersInMotion, type Reel } from "./reel-state.ts";
import type { SlotLayout } from "./slot-layout.ts";
import type { Sprites } from "./sprites.ts";

/** Everything that is drawn in one animation frame. */
export type Picture = {
  layout: SlotLayout;
  sprites: Sprites;
  reels: readonly Reel[];
  skin: Skin;
  wins: readonly ShownWin[];
  /** The text that is shown while several wins are highlighted together. */
  winsText: string | null;
  winsSince: number;
  /** The multiplier of each cell by reel and row, 1 for a marked cell and 0 for others; null if there are none. */
  marks: readonly (readonly number[])[] | null;
  /** The reel that may complete a feature, if any. */
  suspense: number | null;
};

const togetherMs = 1_300;
const eachMs = 1_000;

export function paintReels(context: CanvasRenderingContext2D, picture: Picture, now: number): void {
  const { layout, reels } = picture;
  context.save();
  context.beginPath();
  context.rect(layout.left, layout.top, layout.width, layout.height);
  context.clip();
  const shown = winsShown(picture, now);
  const winners = new Set(shown.flatMap((win) => win.places.map(keyOf)));
  if (picture.marks) paintMarks(context, picture, picture.marks);
  reels.forEach((reel, at) => {
    if (reel.closed > 0) paintCurtain(context, layout, at, reel.closed, picture.skin);
    if (reel.rows === 0) return;
    if (reel.motion.kind === "rest") paintCells(context, picture, at, winners, now);
    else paintStrip(context, picture, at, now);
  });
  if (picture.marks) paintMarkFigures(context, picture, picture.marks);
  paintShade(context, layout);
  if (picture.suspense !== null) paintSuspense(context, picture, picture.suspense, now);
  context.restore();
  for (const win of shown) paintWin(context, picture, win, now, shown.length === 1);
}

/** The text of the wins that are shown now; null if there is none. */
export function winsTextShown(picture: Picture, now: number): string | null {
  const shown = winsShown(picture, now);
  return shown.length === 1 ? (shown[0]!.text ?? null) : shown.length > 1 ? picture.winsText : null;
}

/** Shows all wins together first, then one after another. */
function winsShown({ wins, winsSince }: Picture, now: number): Picture["wins"] {
  const since = now - winsSince;
  if (wins.length < 2 || since < togetherMs) return wins;
  return [wins[Math.floor((since - togetherMs) / eachMs) % wins.length]!];
}

const keyOf = ([reel, row]: Place) => `${reel}:${row}`;

function paintStrip(context: CanvasRenderingContext2D, picture: Picture, at: number, now: number): void {
  const { layout, sprites, reels } = picture;
  const reel = reels[at]!;
  const rowHeight = layout.height / reel.rows;
  const size = Math.min(layout.largest, rowHeight * 0.94);
  const x = layout.left + (at + 0.5) * layout.reelWidth;
  const blurred = isBlurred(reel, now);
  for (const { letter, row } of lettersInMotion(reel, now)) {
    const sprite = sprites.find(letter);
    if (!sprite) continue;
    const y = layout.top + (row + 0.5) * rowHeight;
    const tall = blurred ? size * 1.18 : size;
    context.drawImage(blurred ? sprite.blurred : sprite.sharp, x - size / 2, y - tall / 2, size, tall);
  }
}

function paintCells(
  context: CanvasRenderingContext2D,
  picture: Picture,
  at: number,
  winners: ReadonlySet<string>,
  now: number,
): void {
  const { layout, reels } = picture;
  const reel = reels[at]!;
  const rowHeight = layout.height / reel.rows;
  reel.cells.forEach((cell, row) => {
    if (cell.letter === " ") return;
    const isWinner = winners.has(`${at}:${row}`);
    const pulse = isWinner ? 1 + 0.05 * Math.sin((now - picture.winsSince) / 130) : 1;
    context.globalAlpha = cell.alpha * (winners.size > 0 && !isWinner ? 0.34 : 1);
    const x = layout.left + (at + 0.5 + cell.dx) * layout.reelWidth;
    const y = layout.top + (row + 0.5 + cell.dy) * rowHeight;
    paintCell(context, picture, cell, x, y, Math.min(layout.largest, rowHeight * 0.94) * cell.scale * pulse);
  });
  context.globalAlpha = 1;
}

function paintCell(
  context: CanvasRenderingContext2D,
  { sprites, skin }: Picture,
  cell: Cell,
  x: number,
  y: number,
  size: number,
): void {
  const sprite = sprites.find(cell.letter);
  if (!sprite) return;
  const wide = size * Math.max(0.02, cell.turn);
  context.drawImage(sprite.sharp, x - wide / 2, y - size / 2, wide, size);
  if (cell.label === null) return;
  context.font = `700 ${Math.round(size * (cell.label.length > 4 ? 0.2 : 0.27))}px Inter, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = size * 0.06;
  context.lineJoin = "round";
  context.strokeStyle = "rgba(10,6,2,0.92)";
  context.strokeText(cell.label, x, y + size * 0.04);
  context.fillStyle = skin.metal[2];
  context.fillText(cell.label, x, y + size * 0.04);
}

/** Darkens the top and bottom edges of the reel window. */
function paintShade(context: CanvasRenderingContext2D, { left, top, width, height }: SlotLayout): void {
  const edge = height * 0.11;
  for (const [from, to] of [
    [top, top + edge],
    [top + height, top + height - edge],
  ] as const) {
    const shade = context.createLinearGradient(0, from, 0, to);
    shade.addColorStop(0, "rgba(0,0,0,0.5)");
    shade.addColorStop(1, "rgba(0,0,0,0)");
    context.fillStyle = shade;
    context.fillRect(left, Math.min(from, to), width, edge);
  }
}

function paintSuspense(
  context: CanvasRenderingContext2D,
  { layout, skin }: Picture,
  reel: number,
  now: number,
): void {
  const x = layout.left + reel * layout.reelWidth;
  const beat = 0.5 + 0.5 * Math.sin(now / 90);
  context.strokeStyle = skin.glow;
  for (const [thick, alpha] of [
    [10, 0.16],
    [5, 0.4],
    [2, 0.9],
  ] as const) {
    context.globalAlpha = alpha * (0.55 + 0.45 * beat);
    context.lineWidth = thick;
    context.strokeRect(x + 3, layout.top + 3, layout.reelWidth - 6, layout.height - 6);
  }
  context.globalAlpha = 1;
}
