const MAXIMUM_SHOWN = 4;
const SHOWN_AT_END = 2;

export type Breadcrumbs<Item> = { start: Item[]; collapsed: Item[]; end: Item[] };

/**
 * Collapses a path of more than four items to the first item, a menu of the middle ones, and the last two.
 */
export function collapseBreadcrumbs<Item>(items: readonly Item[]): Breadcrumbs<Item> {
  if (items.length <= MAXIMUM_SHOWN) return { start: [...items], collapsed: [], end: [] };
  return {
    start: items.slice(0, 1),
    collapsed: items.slice(1, -SHOWN_AT_END),
    end: items.slice(-SHOWN_AT_END),
  };
}
