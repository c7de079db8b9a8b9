/** The path of a value within a document: field names and list indexes. */
export type Path = readonly (string | number)[];

/** Returns the document with a new value at a path; undefined removes the field or item. */
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

/** All texts and numbers of a document by path, for comparing two versions. */
export function flatten(value: unknown, path = ""): Record<string, unknown> {
  if (typeof value !== "object" || value === null) return { [path]: value };
  const entries = Object.entries(value).map(([name, inner]) =>
    flatten(inner, path === "" ? name : `${path}.${name}`),
  );
  return Object.assign({}, ...entries);
}

/** The heading of a list entry. */
export function titleOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const fields = value as Record<string, unknown>;
  const name = [fields.title, fields.label, fields.text, fields.question, fields.item, fields.name].find(
    (each) => typeof each === "string",
  );
  const type = typeof fields.type === "string" ? fields.type.replaceAll("_", " ") : undefined;
  return [type, name].filter(Boolean).join(": ") || "Entry";
}
