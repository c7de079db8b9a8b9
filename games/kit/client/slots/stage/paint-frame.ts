import type { Skin } from "../skin.ts";
import type { SlotLayout } from "./slot-layout.ts";

/** Paints the machine around the reels, once per size, below everything that moves. */
export function paintFrame(
  context: CanvasRenderingContext2D,
  layout: SlotLayout,
  skin: Skin,
  reels: number,
): void {
  const { left, top, width, height, frame, reelWidth } = layout;
  const [dark, middle, bright] = skin.metal;
  const radius = frame * 1.1;

  context.save();
  context.shadowColor = "rgba(0,0,0,0.65)";
  context.shadowBlur = frame * 1.6;
  context.shadowOffsetY = frame * 0.5;
  const metal = context.createLinearGradient(0, top - frame, 0, top + height + frame);
  for (const [at, colour] of [
    [0, bright],
    [0.12, middle],
    [0.46, dark],
    [0.54, middle],
    [0.9, dark],
    [1, bright],
  ] as const) {
    metal.addColorStop(at, colour);
  }
  context.fillStyle = metal;
  box(context, left - frame, top - frame, width + 2 * frame, height + 2 * frame, radius);
  context.fill();
  context.restore();

  // Draws an inner edge, so that the window appears deeper than the frame.
  context.fillStyle = "rgba(0,0,0,0.72)";
  box(
    context,
    left - frame * 0.34,
    top - frame * 0.34,
    width + frame * 0.68,
    height + frame * 0.68,
    radius * 0.6,
  );
  context.fill();
  context.strokeStyle = bright;
  context.globalAlpha = 0.75;
  context.lineWidth = Math.max(1, frame * 0.09);
  box(
    context,
    left - frame * 0.66,
    top - frame * 0.66,
    width + frame * 1.32,
    height + frame * 1.32,
    radius * 0.8,
  );
  context.stroke();
  context.globalAlpha = 1;

  const window = context.createLinearGradient(0, top, 0, top + height);
  window.addColorStop(0, skin.window[1]);
  window.addColorStop(0.5, skin.window[0]);
  window.addColorStop(1, skin.window[1]);
  context.fillStyle = window;
  context.fillRect(left, top, width, height);
  for (let reel = 0; reel < reels; reel++)
    paintDrum(context, layout, left + reel * reelWidth, skin, reel > 0);
  paintCorners(context, layout, bright, dark);
}

/** Shades a reel like a drum: dark at its edges, with a thin line between reels. */
function paintDrum(
  context: CanvasRenderingContext2D,
  { top, height, reelWidth }: SlotLayout,
  x: number,
  skin: Skin,
  isSeparated: boolean,
): void {
  const shade = context.createLinearGradient(x, 0, x + reelWidth, 0);
  shade.addColorStop(0, "rgba(0,0,0,0.42)");
  shade.addColorStop(0.16, "rgba(0,0,0,0)");
  shade.addColorStop(0.84, "rgba(0,0,0,0)");
  shade.addColorStop(1, "rgba(0,0,0,0.42)");
  context.fillStyle = shade;
  context.fillRect(x, top, reelWidth, height);
  if (!isSeparated) return;
  context.fillStyle = skin.metal[1];
  context.globalAlpha = 0.55;
  context.fillRect(x - 0.5, top, 1, height);
  context.globalAlpha = 1;
}

/** Draws decorative fans in the corners of the frame. */
function paintCorners(
  context: CanvasRenderingContext2D,
  { left, top, width, height, frame }: SlotLayout,
  bright: string,
  dark: string,
): void {
  const size = frame * 2.1;
  for (const [x, y, turn] of [
    [left - frame, top - frame, 0],
    [left + width + frame, top - frame, 1],
    [left + width + frame, top + height + frame, 2],
    [left - frame, top + height + frame, 3],
  ] as const) {
    context.save();
    context.translate(x, y);
    context.rotate((turn * Math.PI) / 2);
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, size * 0.62, 0, Math.PI / 2);
    context.closePath();
    context.fillStyle = dark;
    context.fill();
    context.strokeStyle = bright;
    context.lineWidth = Math.max(0.8, frame * 0.08);
    for (let ray = 0; ray <= 4; ray++) {
      const angle = (ray / 4) * (Math.PI / 2);
      context.beginPath();
      context.moveTo(Math.cos(angle) * size * 0.16, Math.sin(angle) * size * 0.16);
      context.lineTo(Math.cos(angle) * size * 0.62, Math.sin(angle) * size * 0.62);
      context.stroke();
    }
    context.beginPath();
    context.arc(0, 0, size * 0.62, 0, Math.PI / 2);
    context.stroke();
    context.restore();
  }
}

export function box(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}
