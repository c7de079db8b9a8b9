import type { Place, SlotWin } from "../../../math/slots/slot-state.ts";
import type { Skin } from "../skin.ts";
import type { Reel } from "./reel-state.ts";
import type { SlotLayout } from "./slot-layout.ts";

/** A win to mark on the reels, optionally with its amount and a description. */
export type ShownWin = Pick<SlotWin, "places" | "line" | "symbol"> & { amount?: string; text?: string };

type Surface = { layout: SlotLayout; reels: readonly Reel[]; skin: Skin; winsSince: number };

/** Marks a win with a line through its symbols, or with an outline around each. A win shown alone has its amount on it. */
export function paintWin(
  context: CanvasRenderingContext2D,
  { layout, reels, skin, winsSince }: Surface,
  win: ShownWin,
  now: number,
  isAlone: boolean,
): void {
  const centre = ([reel, row]: Place): [number, number] => [
    layout.left + (reel + 0.5) * layout.reelWidth,
    layout.top + (row + 0.5) * (layout.height / reels[reel]!.rows),
  ];
  const drawn = Math.min(1, (now - winsSince) / 260);
  context.strokeStyle = skin.glow;
  context.lineJoin = "round";
  context.lineCap = "round";
  context.beginPath();
  if (win.line === undefined) {
    for (const place of win.places) {
      const [x, y] = centre(place);
      const half = Math.min(layout.reelWidth, layout.height / reels[place[0]]!.rows) * 0.47;
      context.roundRect(x - half, y - half, half * 2, half * 2, half * 0.22);
    }
  } else {
    const points = win.places.map(centre).toSorted((one, other) => one[0] - other[0]);
    const reach = Math.max(1, Math.ceil(points.length * drawn));
    for (const [x, y] of points.slice(0, reach)) context.lineTo(x, y);
  }
  for (const [thick, alpha] of [
    [11, 0.14],
    [6, 0.32],
    [2.5, 1],
  ] as const) {
    context.globalAlpha = alpha * drawn;
    context.lineWidth = thick;
    context.stroke();
  }
  context.globalAlpha = 1;
  if (isAlone && win.amount !== undefined) {
    const middle = win.places.toSorted((one, other) => one[0] - other[0])[Math.floor(win.places.length / 2)]!;
    context.globalAlpha = drawn;
    paintAmount(context, { layout, skin }, centre(middle), win.amount);
    context.globalAlpha = 1;
  }
}

/** Paints an amount on a dark plate that stays inside the reel window. */
function paintAmount(
  context: CanvasRenderingContext2D,
  { layout, skin }: Pick<Surface, "layout" | "skin">,
  [x, y]: readonly [number, number],
  amount: string,
): void {
  const size = Math.max(12, Math.min(22, layout.reelWidth * 0.19));
  context.font = `700 ${size}px Inter, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const half = context.measureText(amount).width / 2 + size * 0.6;
  const at = Math.min(layout.left + layout.width - half, Math.max(layout.left + half, x));
  context.beginPath();
  context.roundRect(at - half, y - size * 0.85, half * 2, size * 1.7, size * 0.85);
  context.fillStyle = "rgba(11,14,20,0.88)";
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = skin.glow;
  context.stroke();
  context.fillStyle = "#f3eee3";
  context.fillText(amount, at, y + size * 0.06);
}
