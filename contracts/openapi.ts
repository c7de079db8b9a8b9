import { type ZodType, z } from "zod";
import type { Call } from "./call.ts";
import { COOKIES } from "./constants.ts";
import { type ErrorCode, errors } from "./errors.ts";
import { fieldCodes } from "./field-codes.ts";

type JsonSchema = Record<string, unknown>;
type Content = Record<string, { schema: JsonSchema }>;
type Parameter = { name: string; in: "path" | "query" | "header"; required: boolean; schema: JsonSchema };
type Response = { description: string; content?: Content; headers?: Record<string, { schema: JsonSchema }> };

export type OpenApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Response>;
  security?: Record<string, []>[];
  "x-parlour-built": boolean;
};

export type OpenApiDocument = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
};

type Source = {
  calls: readonly Call[];
  /**
   * The names of the calls that have a handler. The document also describes the other calls, marked as not
   * yet available.
   */
  built: ReadonlySet<string>;
  version: string;
};

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument({ calls, built, version }: Source): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const call of calls) {
    paths[call.path] ??= {};
    paths[call.path]![call.method.toLowerCase()] = operationOf(call, built.has(call.name));
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Parlour",
      version,
      description: "Every call of the product. Amounts are numbers in major units, jackpots are in cents.",
    },
    tags: [...new Set(calls.map((call) => call.service))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: refusalSchema, FieldErrors: fieldErrorsSchema },
      securitySchemes: {
        player: { type: "apiKey", in: "cookie", name: COOKIES.session },
        operator: { type: "apiKey", in: "cookie", name: COOKIES.operator },
        provider: { type: "apiKey", in: "header", name: "X-Signature" },
        partner: { type: "http", scheme: "bearer" },
      },
    },
  };
}

function operationOf(call: Call, built: boolean): OpenApiOperation {
  const parameters = parametersOf(call);
  return {
    operationId: call.name,
    tags: [call.service],
    summary: call.summary,
    ...(built ? {} : { description: "Not available yet: the call is specified, but returns 404." }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(schemaOf(call.body, "input")) } }),
    ...(call.upload === undefined
      ? {}
      : { requestBody: { required: true, content: files(call.upload.types) } }),
    responses: { ...answersOf(call), ...refusalsOf(call) },
    ...(call.access === "anyone" ? {} : { security: [{ [call.scope ? "partner" : call.access]: [] }] }),
    "x-parlour-built": built,
  };
}

function parametersOf(call: Call): Parameter[] {
  const session: Parameter[] = call.path.includes("{session}")
    ? [{ name: "session", in: "path", required: true, schema: { type: "string" } }]
    : [];
  const idempotencyKey: Parameter[] = call.idempotent
    ? [{ name: "Idempotency-Key", in: "header", required: true, schema: { type: "string" } }]
    : [];
  return [
    ...session,
    ...propertiesOf(call.params, "path"),
    ...propertiesOf(call.query, "query"),
    ...propertiesOf(call.headers, "header"),
    ...idempotencyKey,
  ];
}

function propertiesOf(schema: ZodType | undefined, place: Parameter["in"]): Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name: place === "header" ? name.toUpperCase() : name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function answersOf(call: Call): Record<string, Response> {
  const answers: Record<string, Response> = {};
  for (const [status, schema] of Object.entries(call.answers)) {
    const body = schemaOf(schema, "output");
    answers[status] = {
      description: status === "428" ? "An action is required first" : "Success",
      content: call.answerType === undefined ? json(body) : { [call.answerType]: { schema: body } },
    };
  }
  return answers;
}

/** The call's own errors, and those that every call of its kind may return, by status. */
function refusalsOf(call: Call): Record<string, Response> {
  const codes = new Set<ErrorCode>(call.errors);
  if (call.method !== "GET" && call.access !== "provider" && !call.crossOrigin) codes.add("ORIGIN_REFUSED");
  if (call.body !== undefined) codes.add("BODY_NOT_JSON").add("BODY_TOO_LARGE");
  if (call.upload !== undefined) codes.add("UNSUPPORTED_MEDIA_TYPE").add("BODY_TOO_LARGE");
  if (call.role !== undefined) codes.add("FORBIDDEN");
  if (call.access !== "anyone")
    codes.add(call.access === "provider" ? "SIGNATURE_INVALID" : "SESSION_INVALID");
  if (call.idempotent) codes.add("IDEMPOTENCY_KEY_MISSING").add("IDEMPOTENCY_KEY_REUSED");
  codes.add("RATE_LIMITED").add("OVERLOADED").add("UNAVAILABLE").add("INTERNAL");

  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errors[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const takesInput = call.params ?? call.query ?? call.headers ?? call.body;
  if (takesInput !== undefined && !byStatus.has(422)) byStatus.set(422, []);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [String(status), refusal(status, list, takesInput)]),
  );
}

function refusal(status: number, codes: readonly ErrorCode[], takesInput: unknown): Response {
  const schemas: JsonSchema[] = [];
  if (codes.length > 0) {
    const errorCode = { properties: { errorCode: { enum: codes } } };
    schemas.push({ allOf: [{ $ref: "#/components/schemas/Refusal" }, errorCode] });
  }
  const listsFields = status === 422 && takesInput !== undefined;
  if (listsFields || codes.includes("invalid_grant"))
    schemas.push({ $ref: "#/components/schemas/FieldErrors" });
  const meanings = codes.map((code) => `${code}: ${errors[code].meaning}`);
  if (listsFields) meanings.push("Fields are invalid; each is listed with a code.");
  return {
    description: meanings.join("\n"),
    content: json(schemas.length === 1 ? schemas[0]! : { anyOf: schemas }),
    ...(status === 429 || status === 503
      ? { headers: { "Retry-After": { schema: { type: "integer" } } } }
      : {}),
  };
}

const refusalSchema: JsonSchema = {
  type: "object",
  properties: { errorCode: { type: "string" } },
  required: ["errorCode"],
};

const fieldErrorsSchema: JsonSchema = {
  type: "object",
  properties: {
    errors: {
      type: "array",
      items: {
        type: "object",
        properties: {
          code: { type: "string", examples: Object.keys(fieldCodes) },
          field: { type: "string" },
        },
        required: ["code"],
      },
    },
  },
  required: ["errors"],
};

function json(schema: JsonSchema): Content {
  return { "application/json": { schema } };
}

function files(types: readonly string[]): Content {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: "string", format: "binary" } }]));
}

function schemaOf(schema: ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
