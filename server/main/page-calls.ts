import type { Call } from "@parlour/contracts/call";
import type { PageCallInput, PageContext } from "@parlour/contracts/page";
import type { Calls } from "../kit/http/calls.ts";
import { invokeRoute, type Visitor } from "../kit/http/invoke-route.ts";
import { isDatabaseAbsence } from "../kit/http/refusal-error.ts";
import { isRefusal } from "../kit/refusal.ts";
import type { PlayerSession } from "../kit/session.ts";
import type { SharedAnswers } from "./shared-answers.ts";

type Input = PageCallInput<Call>;

export type PageCallOptions = {
  calls: Calls;
  visitor: Visitor;
  /** The visitor's session when the page's rendering began, if there was one. */
  session: PlayerSession | undefined;
  cookie: string | undefined;
  shared: SharedAnswers;
  /**
   * Returns the part of the cache key that describes the visitor; undefined if nothing may be shared, as in a preview
   * with drafts.
   */
  visitKey(): string | undefined;
  onDatabaseMissed(): void;
};

/**
 * Creates the function with which a page makes calls. Loaders do not know of each other, so several of them may
 * request the same data, but a page makes each read only once. Answers that are the same for many visitors are shared
 * with their pages too.
 */
export function pageCalls(options: PageCallOptions): PageContext["call"] {
  const read = new Map<string, Promise<unknown>>();
  return ((call: Call, input: Input = {}) => {
    if (call.method !== "GET" || input.body !== undefined) {
      // The call may change what earlier reads returned, so their results are discarded.
      read.clear();
      return orNull(options, call, invoke(options, call, input));
    }
    const name = `${call.name} ${JSON.stringify(input)}`;
    const known = read.get(name);
    if (known !== undefined) return known;
    const answer = orNull(options, call, readShared(options, name, call, input));
    read.set(name, answer);
    return answer;
  }) as PageContext["call"];
}

function readShared(options: PageCallOptions, name: string, call: Call, input: Input): Promise<unknown> {
  const { sharedSeconds } = call;
  const visit = sharedSeconds === undefined ? undefined : options.visitKey();
  if (sharedSeconds === undefined || visit === undefined) return invoke(options, call, input);
  const now = options.calls.parts.kit.clock.now();
  // The session may end while the page is rendered, but the answer must still match its cache key.
  const visitor = { ...options.visitor, pageSession: options.session ?? null };
  return options.shared.find(`${name}\n${visit}`, sharedSeconds, now, () =>
    invoke({ ...options, visitor }, call, input),
  );
}

async function invoke(
  { calls, visitor, session, cookie }: PageCallOptions,
  call: Call,
  input: Input,
): Promise<unknown> {
  const route = calls.find(call.name);
  if (route === undefined) return null;
  const raw = {
    params: { ...(session !== undefined && { session: session.handle }), ...asText(input.params) },
    query: asText(input.query),
    // The cookie is passed on, because some calls identify a visitor by it.
    headers: cookie === undefined ? {} : { cookie },
    body: input.body,
  };
  const outcome = await invokeRoute(calls.parts, route, raw, visitor);
  return isRefusal(outcome) ? null : outcome.body;
}

/**
 * Reports a failed call. If several pages share the call, each of them reports the failure, because each of them is
 * incomplete.
 */
async function orNull(
  { calls, visitor, onDatabaseMissed }: PageCallOptions,
  { name }: Call,
  answer: Promise<unknown>,
): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (isDatabaseAbsence(error)) onDatabaseMissed();
    calls.parts.kit.log.error({ err: error, requestId: visitor.requestId, call: name }, "failed in a page");
    return null;
  }
}

/** Converts parameters to text, because the contract's schemas expect them as they arrive over HTTP. */
function asText(values: unknown): Record<string, unknown> {
  if (typeof values !== "object" || values === null) return {};
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}
