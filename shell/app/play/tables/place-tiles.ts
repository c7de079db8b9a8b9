/** The position and size of a tile, and the factor by which its game is scaled down to fit into it. */
export type Place = { left: number; top: number; width: number; height: number; scale: number };

type Room = { width: number; height: number };

const gap = 8;
/** The smallest sizes that games are designed for: a phone held upright, and one held sideways. */
const upright = { width: 360, height: 560 };
const sideways = { width: 640, height: 340 };

const fit = (tile: Room, needed: Room) => Math.min(1, tile.width / needed.width, tile.height / needed.height);
/**
 * How much lower the scale of upright tiles may be while they are still preferred, because games use the space of
 * upright tiles better.
 */
const uprightBonus = 0.05;
const scaleOf = (tile: Room) => Math.max(fit(tile, upright), fit(tile, sideways));

/** Lays out tables side by side, or one large table with the others in a column beside it. */
export function placeTiles(room: Room, count: number, largeAt: number | null): Place[] {
  return largeAt === null ? placeEvenly(room, count) : placeAround(room, count, largeAt);
}

/** Chooses the number of columns in which the games are least scaled down and no cell stays empty. */
function placeEvenly({ width, height }: Room, count: number): Place[] {
  const grids = Array.from({ length: count }, (_, at) => {
    const columns = count - at;
    const rows = Math.ceil(count / columns);
    const tile = {
      width: (width - gap * (columns - 1)) / columns,
      height: (height - gap * (rows - 1)) / rows,
    };
    const isUpright = fit(tile, upright) >= fit(tile, sideways);
    const worth = scaleOf(tile) + (isUpright ? uprightBonus : 0);
    return { columns, tile, worth, empty: columns * rows - count };
  });
  const [best] = grids.sort((a, b) => b.worth - a.worth || a.empty - b.empty);
  if (!best) return [];
  const { columns, tile } = best;
  const scale = scaleOf(tile);
  return Array.from({ length: count }, (_, at) => ({
    left: (at % columns) * (tile.width + gap),
    top: Math.floor(at / columns) * (tile.height + gap),
    ...tile,
    scale,
  }));
}

function placeAround({ width, height }: Room, count: number, largeAt: number): Place[] {
  const side = Math.min(340, Math.max(220, width * 0.24));
  const each = Math.min(side * 1.5, (height - gap * (count - 2)) / (count - 1));
  const main = { width: width - side - gap, height };
  return Array.from({ length: count }, (_, at) => {
    if (at === largeAt) return { left: 0, top: 0, ...main, scale: scaleOf(main) };
    const row = at < largeAt ? at : at - 1;
    const small = { width: side, height: each };
    return { left: main.width + gap, top: row * (each + gap), ...small, scale: scaleOf(small) };
  });
}
