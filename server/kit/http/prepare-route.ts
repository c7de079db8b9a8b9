import type { Call } from "@parlour/contracts/call";
import { fieldErrorsOf } from "@parlour/contracts/field-codes";
import type { ZodType } from "zod";
import { type FieldError, type Refusal, refuseFields } from "../refusal.ts";
import type { Handler, Route, Upload } from "../service.ts";

/** The input of a call before validation. */
export type RawInput = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  upload?: Upload;
};

export type ParsedInput = { params: unknown; query: unknown; headers: unknown; body: unknown };

export type PreparedRoute = {
  call: Call;
  handle: Handler<Call>;
  /** The path in the router's syntax, with `:name` for each parameter. */
  url: string;
  /** The parameter that must name the visitor's own session, if the path has one. */
  handleParam: string | undefined;
  /** The status that is sent when a handler returns a plain body. */
  firstStatus: number;
  parse(raw: RawInput): { input: ParsedInput } | { refusal: Refusal };
};

/** Computes the parts of a route that are the same for every request. */
export function prepareRoute(route: Route): PreparedRoute {
  const { call } = route;
  const headerNames = headerNamesOf(call.headers);
  return {
    call,
    handle: route.handle,
    url: call.path.replace(/\{(\w+)\}/g, ":$1"),
    handleParam: call.path.includes("{session}") ? "session" : undefined,
    firstStatus: Number(Object.keys(call.answers)[0]),
    parse(raw) {
      const errors: FieldError[] = [];
      const input: ParsedInput = {
        params: parsePart(call.params, withoutSession(call.params, raw.params), errors),
        query: parsePart(call.query, raw.query, errors),
        headers: call.headers && parsePart(call.headers, pickHeaders(headerNames, raw.headers), errors),
        body: parsePart(call.body, raw.body, errors),
      };
      return errors.length === 0 ? { input } : { refusal: refuseFields(errors) };
    },
  };
}

function parsePart(schema: ZodType | undefined, value: unknown, errors: FieldError[]): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  errors.push(...fieldErrorsOf(result.error.issues, value));
  return undefined;
}

/**
 * Removes `{session}` from the parameters unless the call's schema names it, because it is only compared with
 * the cookie.
 */
function withoutSession(
  schema: ZodType | undefined,
  params: Record<string, unknown>,
): Record<string, unknown> {
  if (schema === undefined || !("session" in params) || "session" in shapeOf(schema)) return params;
  const { session: _session, ...others } = params;
  return others;
}

function headerNamesOf(schema: ZodType | undefined): [name: string, lowerCase: string][] {
  if (schema === undefined) return [];
  return Object.keys(shapeOf(schema)).map((name) => [name, name.toLowerCase()]);
}

/**
 * Picks the headers that the contract names, in the contract's spelling, because Node converts header names to lower
 * case.
 */
function pickHeaders(
  names: readonly [string, string][],
  headers: Record<string, unknown>,
): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const [name, lowerCase] of names) {
    if (headers[lowerCase] !== undefined) picked[name] = headers[lowerCase];
  }
  return picked;
}

function shapeOf(schema: ZodType): Record<string, unknown> {
  return "shape" in schema ? (schema.shape as Record<string, unknown>) : {};
}
