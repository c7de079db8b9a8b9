import type { MenuItem, RegionBlock } from "../parts/block-types.ts";

/** Finds the items of the menu in a layout slot; empty if the slot has no menu. */
export function findMenu(blocks: readonly RegionBlock[], slot: string): readonly MenuItem[] {
  const menu = blocks.find((block) => block.type === "custom_menu" && block.slot === slot);
  return menu?.type === "custom_menu" ? menu.items : [];
}

/**
 * The menu item to mark as current: of the items whose path is that of the page or above it, the one with the longest
 * path. On a help article, this is the article's own menu item if it has one, and Help otherwise.
 */
export function findCurrentItem(items: readonly MenuItem[], path: string): MenuItem | undefined {
  return items
    .filter(({ href }) => path === href || (href !== "/" && path.startsWith(`${href}/`)))
    .toSorted((one, other) => other.href.length - one.href.length)[0];
}
