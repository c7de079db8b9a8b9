import { randomUUID } from "node:crypto";
import { type Agent, type IncomingMessage, request } from "node:http";
import type { Call } from "@parlour/contracts/call";
import fc from "fast-check";
import { hostileText, type Mutation, mutate, mutation, writeJson } from "./hostile-values.ts";
import type { KnownValues } from "./known-values.ts";
import { inputsOf } from "./schema-inputs.ts";

/** The input of one request before it is written as HTTP. */
export type FuzzInput = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  idempotencyKey: string;
};

export type FuzzAnswer = { status: number; type: string; text: string };

/** The time after which a request counts as unanswered. */
const longestMs = 20_000;
const maxUrlLength = 7_000;
const headerText = /^[\t\x20-\x7e\x80-\xff]{0,2000}$/;

/** Generates inputs of a call: valid ones, and ones with one or two changes. */
export function fuzzInputs(call: Call, known: KnownValues): fc.Arbitrary<FuzzInput> {
  const of = (schema: Call["body"], fallback: unknown) =>
    schema === undefined ? fc.constant(fallback) : inputsOf(schema, known, call.service);
  const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const undescribed = call.params === undefined ? named.filter((name) => name !== "session") : [];
  const valid = fc.record({
    params: fc
      .tuple(of(call.params, {}), fc.array(hostileText, { minLength: 9, maxLength: 9 }))
      .map(([params, more]) => ({
        ...Object.fromEntries(undescribed.map((name, index) => [name, more[index]])),
        ...(params as object),
      })),
    query: of(call.query, {}),
    headers: of(call.headers, {}),
    body: call.upload ? uploads : of(call.body, undefined),
    idempotencyKey: fc.oneof(
      { weight: 9, arbitrary: fc.constant("").map(() => randomUUID()) },
      { weight: 1, arbitrary: hostileText },
    ),
  });
  const mutations = fc.oneof(
    { weight: 2, arbitrary: fc.constant<Mutation[]>([]) },
    { weight: 3, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 2 }) },
  );
  return fc.tuple(valid, mutations).map(([input, changes]) => {
    // Most fields are in the body, so most changes are made there.
    const parts = (["params", "query", "headers", "body", "body", "body"] as const).filter((part) =>
      part === "params" ? named.length > 0 : call[part] !== undefined,
    );
    let changed = input as FuzzInput;
    for (const change of parts.length > 0 ? changes : []) {
      const part = parts[change.at % parts.length]!;
      const value = mutate(changed[part], { ...change, at: Math.floor(change.at / parts.length) });
      changed = { ...changed, [part]: value };
    }
    return changed;
  });
}

const uploads = fc.oneof(
  fc.constantFrom("", "%PDF-1.4\n", "\x89PNG\r\n\x1a\n", "\xff\xd8\xff", "v=0\r\n", "<svg onload=alert(1)/>"),
  fc.string({ unit: "binary", maxLength: 2_000 }),
);

/** Returns the path and query of the request. */
export function urlOf(call: Call, { params, query }: FuzzInput, session: string | undefined): string {
  const values: Record<string, unknown> = { session: session ?? "none", ...asObject(params) };
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) => encode(values[name]));
  const pairs = Object.entries(asObject(query)).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 20) : [value])
      .filter((one) => one !== undefined)
      .map((one) => `${encode(name)}=${encode(one)}`),
  );
  return (pairs.length > 0 ? `${path}?${pairs.join("&")}` : path).slice(0, maxUrlLength);
}

export function bodyOf(call: Call, { body }: FuzzInput): string | undefined {
  if (call.upload) return textOf(body);
  return call.body === undefined ? undefined : writeJson(body);
}

/** Returns the headers of the request; values that no HTTP client can send are left out. */
export function headersOf(call: Call, { headers, idempotencyKey }: FuzzInput): Record<string, string> {
  const all = { ...asObject(headers), ...(call.idempotent && { "idempotency-key": idempotencyKey }) };
  return Object.fromEntries(
    Object.entries(all)
      .map(([name, value]): [string, string] => [name, textOf(value)])
      .filter(([name, value]) => /^[\w-]+$/.test(name) && headerText.test(value)),
  );
}

type Sent = { method: string; url: string; headers: Record<string, string>; body: string | undefined };

/** Sends the request. Only the beginning of an event stream is read. */
export function send(
  origin: string,
  agent: Agent,
  { method, url, headers, body }: Sent,
): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: url, method, headers, agent }, (answer: IncomingMessage) => {
      const { statusCode: status = 0 } = answer;
      const type = answer.headers["content-type"] ?? "";
      const parts: Buffer[] = [];
      const end = () => resolve({ status, type, text: Buffer.concat(parts).toString("utf8") });
      if (type.startsWith("text/event-stream")) {
        end();
        answer.once("error", () => {});
        sent.destroy();
        return;
      }
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.once("end", end);
      answer.once("error", reject);
    });
    sent.setTimeout(longestMs, () => sent.destroy(new Error(`no answer within ${longestMs} ms`)));
    sent.once("error", reject);
    sent.end(body);
  });
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** Encodes a part of the URL. Half of a surrogate pair becomes bytes that are not UTF-8. */
function encode(value: unknown): string {
  const text = textOf(value);
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
}

/** Objects are written as JSON, because their own `toString` may be a hostile value. */
function textOf(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
