import fastJsonStringify from "fast-json-stringify";
import { type ZodType, z } from "zod";

type JsonSchema = { [keyword: string]: unknown };

/**
 * The JSON schema keywords that the serialiser uses. The others, such as ranges, patterns and descriptions,
 * matter only for input and documentation.
 */
const keptKeywords = new Set([
  "type",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "nullable",
  "definitions",
  "$ref",
]);

/**
 * Compiles the serialiser of a response when it is first needed, because compiling the serialisers of all
 * calls would slow down the server's start considerably.
 */
export function compileSerializer({ schema }: { schema: ZodType }): (data: unknown) => string {
  let serialize: ((data: unknown) => string) | undefined;
  return (data) => {
    serialize ??= fastJsonStringify(answerSchema(schema));
    return serialize(data);
  };
}

/** Returns the JSON schema from which a response's serialiser is compiled. */
export function answerSchema(schema: ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, { io: "output", target: "draft-7", unrepresentable: "any" });
  return simplify(json as JsonSchema);
}

/**
 * Removes unions from a schema, because the compiled serialiser tests them at run time with a validator, which costs
 * more than the rest of the response. A union of one type and null becomes that type with the keyword `nullable`;
 * values of other unions are written by JSON.stringify.
 */
function simplify(schema: JsonSchema): JsonSchema {
  const union = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (union !== undefined) {
    const others = union.filter((member) => member.type !== "null");
    const only = others[0];
    if (others.length !== 1 || only === undefined) return {};
    const simple = simplify(only);
    return typeof simple.type === "string" ? { ...simple, nullable: true } : {};
  }
  if (schema.allOf !== undefined) return {};
  // Zod gives an enum a type only if all its values share one. Without a type, the serialiser writes any value
  // unchanged.
  const simple: JsonSchema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keptKeywords.has(keyword)) simple[keyword] = simplifyKeyword(keyword, value);
  }
  return simple;
}

function simplifyKeyword(keyword: string, value: unknown): unknown {
  if (keyword === "properties" || keyword === "definitions") {
    return Object.fromEntries(
      Object.entries(value as Record<string, JsonSchema>).map(([name, member]) => [name, simplify(member)]),
    );
  }
  if (Array.isArray(value) || typeof value !== "object" || value === null) return value;
  return simplify(value as JsonSchema);
}
