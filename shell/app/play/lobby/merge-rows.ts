type Row = { title: string; cards: readonly { id: string }[] };

/** A row with fewer cards than this would leave most of the line empty. */
const FEWEST_CARDS = 4;
const MOST_CARDS = 12;

/**
 * Removes empty rows, and merges rows with few cards into one, in the position of the first. If the merged
 * row still has few cards, it is merged into the next full row, or the last one if none follows. Items that
 * are not rows stay as they are.
 */
export function mergeShortRows<Item extends object>(
  items: readonly Item[],
  isRow: (item: Item) => boolean = () => true,
): Item[] {
  const cardsOf = (item: Item) => (item as Item & Row).cards.length;
  const filled = items.filter((item) => !isRow(item) || cardsOf(item) > 0);
  const short = filled.filter((item) => isRow(item) && cardsOf(item) < FEWEST_CARDS);
  if (short.length === 0) return filled;
  const first = filled.indexOf(short[0]!);
  const merged = short.reduce(joinRows);
  const others = (item: Item) => !short.includes(item);
  if (cardsOf(merged) < FEWEST_CARDS) {
    const isFull = (item: Item) => isRow(item) && others(item);
    const next = filled.find((item, index) => index > first && isFull(item)) ?? filled.findLast(isFull);
    if (next) return filled.filter(others).map((item) => (item === next ? joinRows(merged, next) : item));
  }
  return filled
    .map((item, index) => (index === first ? merged : item))
    .filter((item, index) => index === first || others(item));
}

/** Joins two rows into one. If the second row is full, the joined row keeps that row's link. */
function joinRows<Item extends object>(one: Item, other: Item): Item {
  const [left, right] = [one as Item & Row, other as Item & Row];
  const more = right.cards.filter(({ id }) => !left.cards.some((card) => card.id === id));
  if (more.length === 0 && right.cards.length < FEWEST_CARDS) return one;
  const isFull = right.cards.length >= FEWEST_CARDS;
  return {
    ...(isFull ? right : { ...left, more: undefined, link: undefined }),
    title: `${left.title} · ${right.title}`,
    cards: [...left.cards, ...more].slice(0, MOST_CARDS),
  };
}
