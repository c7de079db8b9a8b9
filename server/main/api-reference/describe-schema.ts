type Schema = Record<string, unknown>;

/** Formats a JSON schema in a readable way: names, types and optional members. */
export function describeSchema(schema: Schema, indent = ""): string {
  if (typeof schema.$ref === "string") return schema.$ref.split("/").at(-1) ?? "any";
  const union = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (union !== undefined) return union.map((member) => describeSchema(member, indent)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "array") return `[${describeSchema((schema.items ?? {}) as Schema, indent)}]`;
  if (schema.type === "object") return describeObject(schema, indent);
  return describeScalar(schema);
}

function describeObject(schema: Schema, indent: string): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const required = new Set((schema.required ?? []) as string[]);
  const inner = `${indent}  `;
  const lines = properties.map(
    ([name, member]) => `${inner}${name}${required.has(name) ? "" : "?"}: ${describeSchema(member, inner)}`,
  );
  if (typeof schema.additionalProperties === "object" && schema.additionalProperties !== null) {
    lines.push(`${inner}…: ${describeSchema(schema.additionalProperties as Schema, inner)}`);
  }
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent}}`;
}

function describeScalar(schema: Schema): string {
  const type = typeof schema.type === "string" ? schema.type : "any";
  const limits = [
    bound("at least", schema.minimum ?? schema.minLength),
    bound("above", schema.exclusiveMinimum),
    bound("at most", schema.maximum ?? schema.maxLength),
    typeof schema.format === "string" ? schema.format : undefined,
  ].filter((limit) => limit !== undefined);
  return limits.length === 0 ? type : `${type} (${limits.join(", ")})`;
}

function bound(words: string, value: unknown): string | undefined {
  return typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER
    ? `${words} ${value}`
    : undefined;
}
