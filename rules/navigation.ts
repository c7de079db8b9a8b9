const MAXIMUM_ITEMS = 5;

/** An item with a fixed position in the bar, counted from zero. */
export type FixedItem<Item> = { item: Item; position: number };
export type NavigationBar<Item> = { items: Item[]; more: Item[] };

/**
 * The channel navigation bar: at most five items, with the fixed ones inserted at their positions and the
 * rest under More. A fixed item counts towards the five, so it displaces another one.
 */
export function arrangeNavigation<Item>(
  ordinary: readonly Item[],
  fixed: readonly FixedItem<Item>[] = [],
  maximumItems: number = MAXIMUM_ITEMS,
): NavigationBar<Item> {
  const inPlace = fixed.toSorted((one, other) => one.position - other.position).slice(0, maximumItems);
  const places = Math.max(0, maximumItems - inPlace.length);
  const items = ordinary.slice(0, places);
  for (const { item, position } of inPlace) items.splice(Math.max(0, position), 0, item);
  const left = fixed.filter((entry) => !inPlace.includes(entry)).map(({ item }) => item);
  return { items, more: [...ordinary.slice(places), ...left] };
}
