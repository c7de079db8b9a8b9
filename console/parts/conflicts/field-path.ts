/** The path of a value within a record: field names and list indexes. */
export type Path = readonly (string | number)[];

/** Returns the record with a new value at a path; undefined removes the field or item. */
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

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Record<PropertyKey, unknown>)?.[name], value);
}

export function titleOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const fields = value as Record<string, unknown>;
  const name = [fields.title, fields.label, fields.text, fields.question, fields.item, fields.name].find(
    (each) => typeof each === "string",
  );
  const type = typeof fields.type === "string" ? fields.type.replaceAll("_", " ") : undefined;
  return [type, name].filter(Boolean).join(": ") || "Entry";
}
