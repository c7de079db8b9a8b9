import fc from "fast-check";
import { type ZodType, z } from "zod";
import type { KnownValues } from "./known-values.ts";

type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
};

type Context = { root: JsonSchema; known: KnownValues; service: string; depth: number };

const maxDepth = 8;
const maxItems = 3;
const maxTextLength = 60;

/** Generates valid or almost valid inputs of a schema; rules that JSON Schema cannot express may be broken. */
export function inputsOf(schema: ZodType, known: KnownValues, service: string): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  return inputOf(root, "", { root, known, service, depth: 0 });
}

function inputOf(schema: JsonSchema, name: string, context: Context): fc.Arbitrary<unknown> {
  const inner = { ...context, depth: context.depth + 1 };
  if (context.depth > maxDepth) return fc.constant(null);
  if (schema.$ref !== undefined) {
    const target = schema.$ref === "#" ? context.root : context.root.$defs?.[schema.$ref.split("/").at(-1)!];
    return inputOf(target ?? {}, name, inner);
  }
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const union = schema.anyOf ?? schema.oneOf;
  if (union !== undefined) return fc.oneof(...union.map((member) => inputOf(member, name, inner)));
  if (schema.allOf !== undefined) return inputOf(Object.assign({}, ...schema.allOf), name, inner);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return objectOf(schema, name, inner);
    case "array":
      return arrayOf(schema, name, inner);
    case "string":
      return textOf(schema, name, context);
    case "integer":
      return numberOf(schema, true);
    case "number":
      return numberOf(schema, false);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(schema: JsonSchema, name: string, context: Context): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const members = Object.fromEntries(
    Object.entries(properties).map(([key, member]) => [key, inputOf(member, key, context)]),
  );
  const object = fc.record(members, { requiredKeys: required.filter((key) => key in members) });
  if (typeof additionalProperties !== "object") return object;
  const key = inputOf(propertyNames ?? { type: "string" }, name, context).map(String);
  const others = fc.dictionary(key, inputOf(additionalProperties, name, context), { maxKeys: maxItems });
  return fc.tuple(object, others).map(([one, other]) => ({ ...other, ...one }));
}

function arrayOf(schema: JsonSchema, name: string, context: Context): fc.Arbitrary<unknown> {
  const { items = {}, prefixItems, minItems = 0, maxItems: most = maxItems } = schema;
  if (prefixItems !== undefined)
    return fc.tuple(...prefixItems.map((member) => inputOf(member, name, context)));
  const maxLength = Math.max(minItems, Math.min(most, maxItems));
  return fc.array(inputOf(items, name.replace(/s$/, ""), context), { minLength: minItems, maxLength });
}

function textOf(schema: JsonSchema, name: string, { known, service }: Context): fc.Arbitrary<string> {
  const fresh = freshText(schema);
  const chosen = fc
    .tuple(fc.nat(), fresh)
    .map(([random, otherwise]) => known.pick(name, service, random) ?? otherwise);
  return fc.oneof({ weight: 3, arbitrary: chosen }, { weight: 1, arbitrary: fresh });
}

function freshText({ format, pattern, minLength = 0, maxLength = maxTextLength }: JsonSchema) {
  if (format === "date") return dateText.map((text) => text.slice(0, 10));
  if (format === "date-time") return dateText;
  if (format === "uuid") return fc.uuid();
  if (format === "email") return fc.nat().map((number) => `fuzz${number}@example.org`);
  if (format === "uri") return fc.webUrl();
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, maxTextLength)) };
  if (pattern === undefined) return fc.string(size);
  try {
    return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: size.maxLength });
  } catch {
    // fast-check does not generate texts for every kind of pattern, such as patterns with look-ahead.
    return fc.string(size);
  }
}

/** Times from a year before the test clock's time to a year after it. */
const dateText = fc
  .integer({ min: Date.UTC(2025, 0), max: Date.UTC(2027, 11) })
  .map((ms) => new Date(ms).toISOString());

function numberOf(schema: JsonSchema, isWhole: boolean): fc.Arbitrary<number> {
  const step = schema.multipleOf ?? (isWhole ? 1 : 0.01);
  const lowest = schema.minimum ?? schema.exclusiveMinimum ?? -1_000;
  const min = Math.ceil(Math.max(lowest, -1e9));
  const max = Math.floor(Math.min(schema.maximum ?? schema.exclusiveMaximum ?? 1e9, 1e12));
  const whole = fc.integer({ min: Math.min(min, max), max: Math.max(min, max) });
  // Small numbers are accepted more often, for example as amounts.
  const small = fc.integer({ min, max: Math.max(min, Math.min(max, min + 50)) });
  const chosen = fc.oneof({ weight: 3, arbitrary: small }, { weight: 1, arbitrary: whole });
  if (isWhole) return chosen;
  return fc.oneof(
    chosen,
    chosen.map((number) => Math.min(max, Math.round((number + step) / step) * step)),
  );
}
