const DEFAULT_COLUMNS = 8;

/**
 * The direction in which the enlarged copy of a hovered card expands. At the edges of the grid, it expands only
 * inwards.
 */
export type HaloDirection = "start" | "both" | "end";

export function haloDirection(index: number, columns: number = DEFAULT_COLUMNS): HaloDirection {
  if (columns <= 1) return "both";
  const column = index % columns;
  if (column === 0) return "end";
  return column === columns - 1 ? "start" : "both";
}
