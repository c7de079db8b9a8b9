import type { RegionBlock } from "../../parts/block-types.ts";

/**
 * The blocks of a layout region that a page shows. In their `paths`, `/help` means that page and `/help/*`
 * all pages below it.
 */
export function blocksForPath(blocks: readonly RegionBlock[], path: string): readonly RegionBlock[] {
  return blocks.filter(({ paths }) => !paths || paths.some((pattern) => matches(pattern, path)));
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("/*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}
