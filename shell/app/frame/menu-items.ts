import type { MenuItem, RegionBlock } from "../parts/block-types.ts";

/** The items of the menu in a slot of a region. */
export function findMenu(blocks: readonly RegionBlock[], slot: string): readonly MenuItem[] {
  const menu = blocks.find((block) => block.type === "custom_menu" && block.slot === slot);
  return menu?.type === "custom_menu" ? menu.items : [];
}

/**
 * The item that stands for a page: the longest path that the page lies under, so that an article of the help
 * marks its own item when it has one and the help otherwise.
 */
export function findCurrentItem(items: readonly MenuItem[], path: string): MenuItem | undefined {
  return items
    .filter(({ href }) => path === href || (href !== "/" && path.startsWith(`${href}/`)))
    .toSorted((one, other) => other.href.length - one.href.length)[0];
}
