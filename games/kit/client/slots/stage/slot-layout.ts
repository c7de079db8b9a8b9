/** The position of the reel window on the canvas, in CSS pixels. */
export type SlotLayout = {
  /** The window: everything inside is reels. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** One reel's width, the gap between two included. */
  reelWidth: number;
  /** The height of one place when a reel shows the most rows. */
  rowHeight: number;
  /** The largest square that a symbol fills at rest. */
  symbol: number;
  frame: number;
};

type Room = { width: number; height: number };

/** Places are as wide as high on a roomy screen, and a little flatter where the height is short. */
const flattest = 0.82;

export function layoutSlot(room: Room, reels: number, rows: number): SlotLayout {
  const frame = Math.max(8, Math.min(22, Math.min(room.width, room.height) * 0.028));
  const inner = { width: room.width - 2 * frame, height: room.height - 2 * frame };
  const reelWidth = Math.max(20, Math.min(inner.width / reels, inner.height / rows / flattest, 190));
  const rowHeight = Math.max(18, Math.min(inner.height / rows, reelWidth * 1.22));
  const width = reelWidth * reels;
  const height = rowHeight * rows;
  return {
    left: (room.width - width) / 2,
    top: (room.height - height) / 2,
    width,
    height,
    reelWidth,
    rowHeight,
    symbol: Math.min(reelWidth, rowHeight) * 0.94,
    frame,
  };
}
