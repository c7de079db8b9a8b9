import type { Skin } from "../skin.ts";
import type { SlotLayout } from "./slot-layout.ts";

const folds = 5;

/** Paints the curtain of a reel that has not opened yet; while it opens, it is drawn upwards. */
export function paintCurtain(
  context: CanvasRenderingContext2D,
  { left, top, reelWidth, height }: SlotLayout,
  reel: number,
  closed: number,
  { curtain = ["#3a0a14", "#a01830"], metal }: Skin,
): void {
  const [dark, light] = curtain;
  const x = left + reel * reelWidth;
  const length = height * closed;
  context.save();
  const cloth = context.createLinearGradient(x, 0, x + reelWidth, 0);
  for (let fold = 0; fold <= folds * 2; fold++)
    cloth.addColorStop(fold / (folds * 2), fold % 2 === 0 ? dark : light);
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(x, top);
  context.lineTo(x + reelWidth, top);
  context.lineTo(x + reelWidth, top + length);
  for (let fold = folds; fold > 0; fold--) {
    const from = x + (fold / folds) * reelWidth;
    const to = x + ((fold - 1) / folds) * reelWidth;
    context.quadraticCurveTo((from + to) / 2, top + length + height * 0.03, to, top + length);
  }
  context.closePath();
  context.fill();
  const shade = context.createLinearGradient(0, top, 0, top + length);
  shade.addColorStop(0, "rgba(0,0,0,0.55)");
  shade.addColorStop(0.3, "rgba(0,0,0,0)");
  shade.addColorStop(1, "rgba(0,0,0,0.35)");
  context.fillStyle = shade;
  context.fill();
  context.strokeStyle = metal[1];
  context.lineWidth = Math.max(2, height * 0.012);
  context.beginPath();
  for (let fold = 0; fold < folds; fold++) {
    const from = x + (fold / folds) * reelWidth;
    const to = x + ((fold + 1) / folds) * reelWidth;
    if (fold === 0) context.moveTo(from, top + length);
    context.quadraticCurveTo((from + to) / 2, top + length + height * 0.03, to, top + length);
  }
  context.stroke();
  context.restore();
}
