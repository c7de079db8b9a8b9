/** The position of the reel window on the canvas, in CSS pixels. */
export type SlotLayout = {
  /** The area of the reel window. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** The width of one reel, including the gap to the next. */
  reelWidth: number;
  /** The height of one cell when a reel shows the maximum number of rows. */
  rowHeight: number;
  /** The size of a symbol when its reel shows the maximum number of rows. */
  symbol: number;
  /** The maximum size of a symbol, on reels that show fewer rows and so have taller cells. */
  largest: number;
  frame: number;
};

type Room = { width: number; height: number };

/**
 * The minimum ratio of a cell's height to its width; cells are flatter than square only where height is
 * limited.
 */
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
    largest: reelWidth * 0.94,
    frame,
  };
}
