export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (to < 0 || to >= items.length || from === to) return items;
  const without = items.toSpliced(from, 1);
  return without.toSpliced(to, 0, items[from]!);
}

/** All texts and numbers of a document by path, for comparing two versions. */
export function flatten(value: unknown, path = ""): Record<string, unknown> {
  if (typeof value !== "object" || value === null) return { [path]: value };
  const entries = Object.entries(value).map(([name, inner]) =>
    flatten(inner, path === "" ? name : `${path}.${name}`),
  );
  return Object.assign({}, ...entries);
}
