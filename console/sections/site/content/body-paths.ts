/** Where a value stands within a document: names of fields and places in lists. */
export type Path = readonly (string | number)[];

/** The document with another value at a path; without one the field or the item is taken out. */
export function setAt<Value>(value: Value, path: Path, next: unknown): Value {
  const [name, ...rest] = path;
  if (name === undefined) return next as Value;
  if (Array.isArray(value)) {
    const index = Number(name);
    if (rest.length === 0 && next === undefined) return value.toSpliced(index, 1) as Value;
    return value.with(index, setAt(value[index], rest, next)) as Value;
  }
  const fields = value as Record<string, unknown>;
  if (rest.length === 0 && next === undefined) {
    const { [name]: _gone, ...others } = fields;
    return others as Value;
  }
  return { ...fields, [name]: setAt(fields[name], rest, next) } as Value;
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (to < 0 || to >= items.length || from === to) return items;
  const without = items.toSpliced(from, 1);
  return without.toSpliced(to, 0, items[from]!);
}

/** Every text and figure of a document by its path, for comparing two versions line by line. */
export function flatten(value: unknown, path = ""): Record<string, unknown> {
  if (typeof value !== "object" || value === null) return { [path]: value };
  const entries = Object.entries(value).map(([name, inner]) =>
    flatten(inner, path === "" ? name : `${path}.${name}`),
  );
  return Object.assign({}, ...entries);
}

/** What an entry of a list is called in its heading. */
export function titleOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const fields = value as Record<string, unknown>;
  const name = [fields.title, fields.label, fields.text, fields.question, fields.item, fields.name].find(
    (each) => typeof each === "string",
  );
  const type = typeof fields.type === "string" ? fields.type.replaceAll("_", " ") : undefined;
  return [type, name].filter(Boolean).join(": ") || "Entry";
}
