import type { Skin } from "../skin.ts";
import type { SlotLayout } from "./slot-layout.ts";

type Surface = { layout: SlotLayout; skin: Skin };

/** Paints the multipliers on cells: a lit tile behind the symbol, and the figure in its corner. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  { layout, skin }: Surface,
  marks: readonly (readonly number[])[],
): void {
  const { left, top, reelWidth, height } = layout;
  context.save();
  marks.forEach((column, reel) => {
    const rowHeight = height / column.length;
    column.forEach((value, row) => {
      if (value === 0) return;
      const x = left + reel * reelWidth + 1.5;
      const y = top + row * rowHeight + 1.5;
      // Each time the multiplier doubles, the cell becomes a little brighter.
      const strength = Math.min(1, 0.16 + Math.log2(Math.max(1, value)) * 0.12);
      context.globalAlpha = strength;
      context.fillStyle = skin.glow;
      context.beginPath();
      context.roundRect(x, y, reelWidth - 3, rowHeight - 3, reelWidth * 0.12);
      context.fill();
      context.globalAlpha = Math.min(1, strength + 0.3);
      context.strokeStyle = skin.glow;
      context.lineWidth = 1.2;
      context.stroke();
    });
  });
  context.restore();
}

/** Paints the figures on top of the symbols, so that no symbol hides them. */
export function paintMarkFigures(
  context: CanvasRenderingContext2D,
  { layout, skin }: Surface,
  marks: readonly (readonly number[])[],
): void {
  const { left, top, reelWidth, height } = layout;
  context.save();
  context.textAlign = "right";
  context.textBaseline = "bottom";
  context.lineJoin = "round";
  marks.forEach((column, reel) => {
    const rowHeight = height / column.length;
    const size = Math.max(10, Math.min(reelWidth, rowHeight) * 0.3);
    context.font = `800 ${size}px Inter, sans-serif`;
    context.lineWidth = size * 0.26;
    column.forEach((value, row) => {
      if (value < 2) return;
      const x = left + (reel + 1) * reelWidth - 3;
      const y = top + (row + 1) * rowHeight - 1;
      context.strokeStyle = "rgba(10,4,8,0.9)";
      context.strokeText(`×${value}`, x, y);
      context.fillStyle = skin.metal[2];
      context.fillText(`×${value}`, x, y);
    });
  });
  context.restore();
}
