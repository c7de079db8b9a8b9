import type { Call, Given, SuccessAnswer } from "@parlour/contracts/call";
import { ApiError, apiErrorOf } from "./api-error.ts";
import { servicesAddress } from "./services-address.ts";
import { watchSessionEnd } from "./session-end.ts";

/**
 * One part of a call's input, such as the query: absent if the call has none, and optional if all its fields
 * are optional.
 */
type Part<Name extends string, T> =
  Given<T> extends undefined
    ? unknown
    : object extends Given<T>
      ? { [N in Name]?: Given<T> }
      : { [N in Name]: Given<T> };
type SessionPart<C extends Call> = C["path"] extends `${string}{session}${string}`
  ? { session: string }
  : unknown;
/**
 * The idempotency key is created once per player action, and every retry sends the same key (`useAttempt`).
 */
type IdempotencyPart<C extends Call> = C extends { idempotent: true } ? { idempotencyKey: string } : unknown;

export type ClientInput<C extends Call> = SessionPart<C> &
  IdempotencyPart<C> &
  Part<"params", C["params"]> &
  Part<"query", C["query"]> &
  Part<"headers", C["headers"]> &
  Part<"body", C["body"]> & {
    signal?: AbortSignal;
    language?: string;
    /** The 2xx status that counts as success; all others are errors. */
    expects?: keyof C["answers"];
  };

type Arguments<Input> = object extends Input ? [input?: Input] : [input: Input];

const TIMEOUT_MS = 30_000;

/**
 * Returns a function that makes one contract call. At run time it uses only the call's method and path,
 * because browser builds strip the rest of the contract (`web/vite/call-identities.ts`); the types still come
 * from the full contract.
 */
export function client<const C extends Call>({
  method,
  path,
}: C): (...input: Arguments<ClientInput<C>>) => Promise<SuccessAnswer<C>> {
  return async (...[input = {} as ClientInput<C>]) =>
    (await send(method, path, input as AnyInput)) as SuccessAnswer<C>;
}

type AnyInput = {
  session?: string;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  language?: string;
  signal?: AbortSignal;
  expects?: number;
};

/** The URL of a call, for links, frames and event streams, which the browser requests itself. */
export function callAddress<const C extends Call>(
  { path }: C,
  ...[input = {} as ClientInput<C>]: Arguments<ClientInput<C>>
): string {
  return addressOf(path, input as AnyInput);
}

async function send(method: string, path: string, input: AnyInput): Promise<unknown> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const reportSessionEnd = watchSessionEnd();
  let response: Response;
  let text: string;
  try {
    response = await fetch(addressOf(path, input), {
      method,
      headers: headersOf(input),
      credentials: "same-origin",
      signal: input.signal === undefined ? timeout : AbortSignal.any([input.signal, timeout]),
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    text = await response.text();
  } catch (cause) {
    // A request that the caller aborted is not a network failure.
    if (input.signal?.aborted) throw cause;
    throw new ApiError({ status: 0, errorCode: null, cause });
  }
  const body = parse(text);
  if (!response.ok || response.status !== (input.expects ?? response.status)) {
    const refusal = apiErrorOf(response.status, body);
    if (refusal.errorCode === "SESSION_INVALID") reportSessionEnd(refusal.details.cause);
    throw refusal;
  }
  if (body === undefined && text !== "") throw apiErrorOf(response.status, undefined);
  return body;
}

function addressOf(path: string, { session, params = {}, query = {} }: AnyInput): string {
  const values: Record<string, unknown> = session === undefined ? params : { ...params, session };
  const filled = servicesAddress(path).replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function headersOf({ headers = {}, body, idempotencyKey, language }: AnyInput): Record<string, string> {
  const sent: Record<string, string> = { accept: "application/json" };
  const spoken = language ?? globalThis.document?.documentElement.lang;
  if (spoken) sent["x-language"] = spoken;
  if (body !== undefined) sent["content-type"] = "application/json";
  if (idempotencyKey !== undefined) sent["idempotency-key"] = idempotencyKey;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) sent[name] = String(value);
  }
  return sent;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
