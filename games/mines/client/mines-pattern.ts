import { MINES_TILES, stonesMax } from "../math/mines.ts";

const CENTRE = 12;

/** Reads the remembered pattern: the tiles that autoplay opens, in this order. */
export function readPattern(kept: unknown): readonly number[] {
  const isTile = (tile: unknown): tile is number =>
    Number.isInteger(tile) && (tile as number) >= 0 && (tile as number) < MINES_TILES;
  const tiles = Array.isArray(kept) ? [...new Set(kept.filter(isTile))] : [];
  return tiles.length > 0 ? tiles : [CENTRE];
}

/** The part of the pattern that a round with this many mines can open before it ends automatically. */
export const openable = (pattern: readonly number[], mines: number): readonly number[] =>
  pattern.slice(0, stonesMax(mines));

/** Adds or removes a tile. The pattern keeps at least one tile, and no more than a round can open. */
export function withToggled(pattern: readonly number[], tile: number, mines: number): readonly number[] {
  if (pattern.includes(tile)) return pattern.length > 1 ? pattern.filter((each) => each !== tile) : pattern;
  return pattern.length < stonesMax(mines) ? [...pattern, tile] : pattern;
}
