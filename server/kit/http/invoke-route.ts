import type { Call } from "@parlour/contracts/call";
import type { Brand } from "@parlour/contracts/entities/brand";
import { brandedAnswer } from "../brands/branded-answer.ts";
import type { Idempotency } from "../idempotency.ts";
import type { Kit } from "../kit.ts";
import type { ProviderAuthoriser } from "../provider-authoriser.ts";
import { isRefusal, type Refusal, refuse } from "../refusal.ts";
import type { CallInput, Reply } from "../service.ts";
import type { PlayerSession } from "../session.ts";
import type { Tracer } from "../tracing/tracer.ts";
import { bindStream } from "./bind-stream.ts";
import { runOncePerKey } from "./idempotency-key.ts";
import type { OperatorGate, WatchedOperator } from "./operator-gate.ts";
import type { Outcome } from "./outcome.ts";
import type { PreparedRoute, RawInput } from "./prepare-route.ts";

/** The visitor or player who makes a call, as identified by the transport. */
export type Visitor = {
  /** The secret from the session cookie. */
  secret: string | undefined;
  /** The brand whose host name the request was sent to. */
  brand: Brand;
  host: string;
  address: string;
  /** The location that a sandbox visitor has chosen. */
  sandboxLocation?: string | undefined;
  requestId: string;
  /**
   * The session of the visitor for whom a page is being rendered, for calls whose answers are shared with other
   * pages; null if the visitor has none. Other calls look up the session again, because it may have ended since.
   */
  pageSession?: PlayerSession | null;
};

/** The authorisers of operators and providers. Calls for operators or providers cannot be registered without one. */
export type Authorisers = { operator?: OperatorGate; provider?: ProviderAuthoriser };

export type InvokeParts = { kit: Kit; idempotency: Idempotency; authorisers: Authorisers };

/**
 * Runs one call, from raw input to answer: session, rate limit, validation, handler. Requests over HTTP and pages that
 * are being rendered use the same code.
 */
export function invokeRoute(
  parts: InvokeParts,
  route: PreparedRoute,
  raw: RawInput,
  visitor: Visitor,
  rawBody = "",
): Promise<Outcome> {
  const { tracing } = parts.kit;
  if (tracing === undefined) return invokeOnce(parts, route, raw, visitor, rawBody);
  return traceCall(tracing.tracer, route.call, () => invokeOnce(parts, route, raw, visitor, rawBody));
}

function traceCall(tracer: Tracer, { name }: Call, invoke: () => Promise<Outcome>): Promise<Outcome> {
  return tracer.trace(`call ${name}`, { attributes: { "parlour.call": name } }, async (span) => {
    const outcome = await invoke();
    span.set({ "http.response.status_code": outcome.status });
    if (isRefusal(outcome) && "errorCode" in outcome.body) {
      span.set({ "parlour.refusal": String(outcome.body.errorCode) });
    }
    if (outcome.status >= 500) span.fail();
    return outcome;
  });
}

async function invokeOnce(
  parts: InvokeParts,
  route: PreparedRoute,
  raw: RawInput,
  visitor: Visitor,
  rawBody: string,
): Promise<Outcome> {
  const { call } = route;
  const session =
    visitor.pageSession === undefined
      ? await findSessionAt(parts.kit, visitor)
      : (visitor.pageSession ?? undefined);
  const admitted =
    (call.limit && (await checkLimit(parts.kit, call, session?.id, visitor.address))) ??
    (await authorise(parts, route, raw, session, visitor, rawBody));
  if (isRefusal(admitted)) return admitted;
  const answer = async () =>
    brandedAnswer(
      call,
      visitor.brand,
      await answerCall(parts, route, raw, { ...visitor, session, rawBody, admitted }),
    );
  const run = () => (admitted === undefined ? answer() : admitted.watch(answer));
  const owner = call.answerType === "text/event-stream" && streamOwner(parts, visitor, session, admitted);
  return owner ? await bindStream(parts.kit.connections, owner, run) : await run();
}

/** Finds the visitor's session. A session of another brand is ignored, even if its cookie is sent. */
export async function findSessionAt(
  { sessions }: Pick<Kit, "sessions">,
  { secret, brand }: Pick<Visitor, "secret" | "brand">,
): Promise<PlayerSession | undefined> {
  const session = secret === undefined ? undefined : await sessions.findBySecret(secret);
  return session?.brandId === brand.id ? session : undefined;
}

/** Returns the session whose end closes an event stream; undefined for a visitor's stream. */
function streamOwner(
  { kit }: InvokeParts,
  { secret, host }: Visitor,
  session: PlayerSession | undefined,
  admitted: WatchedOperator | undefined,
) {
  if (admitted) {
    const { id, sessionId } = admitted.operator;
    return { ownerId: id, sessionId: sessionId ?? id, isOver: admitted.isOver };
  }
  if (session === undefined || secret === undefined) return undefined;
  // The brand is looked up again, because the host name of a brand that has been taken offline belongs to the first
  // brand.
  const isOver = async () =>
    (await findSessionAt(kit, { secret, brand: kit.brands.ofHost(host) })) === undefined;
  return { ownerId: session.playerId, sessionId: session.id, isOver };
}

type Admitted = Visitor & {
  session: PlayerSession | undefined;
  rawBody: string;
  admitted: WatchedOperator | undefined;
};

async function answerCall(
  parts: InvokeParts,
  route: PreparedRoute,
  raw: RawInput,
  visitor: Admitted,
): Promise<Outcome> {
  const { call } = route;
  const { address, brand, sandboxLocation, requestId, session, rawBody } = visitor;
  const operator = visitor.admitted?.operator;
  if (raw.body === undefined && call.body !== undefined && !call.body.safeParse(undefined).success) {
    return refuse("BODY_NOT_JSON");
  }
  const parsed = route.parse(raw);
  if ("refusal" in parsed) return parsed.refusal;
  const input = {
    ...parsed.input,
    upload: raw.upload,
    session,
    operator,
    signed: call.access === "provider" ? { headers: raw.headers, params: raw.params, rawBody } : undefined,
    brand,
    address,
    sandboxLocation,
    requestId,
    idempotencyKey: raw.headers["idempotency-key"],
  } as CallInput<Call>;
  const owner = operator?.id ?? session?.playerId;
  if (!call.idempotent || owner === undefined) return toOutcome(await route.handle(input), route);
  return runOncePerKey(parts.idempotency, call.name, owner, raw, async () =>
    toOutcome(await route.handle(input), route),
  );
}

async function authorise(
  parts: InvokeParts,
  route: PreparedRoute,
  raw: RawInput,
  session: PlayerSession | undefined,
  { address, requestId }: Visitor,
  rawBody: string,
): Promise<Refusal | WatchedOperator | undefined> {
  const { access, polled } = route.call;
  if (access === "anyone") return undefined;
  const { operator: gate, provider: check } = parts.authorisers;
  // Registration has checked that an authoriser exists; without one the call is refused.
  if (access === "operator") {
    return gate?.admit({ call: route.call, raw, rawBody, address, requestId }) ?? refuse("FORBIDDEN");
  }
  if (access === "provider") {
    if (check === undefined) return refuse("FORBIDDEN");
    return await check({ headers: raw.headers, params: raw.params, rawBody }, route.call);
  }
  if (session === undefined) return refuse("SESSION_INVALID");
  if (route.handleParam !== undefined && raw.params[route.handleParam] !== session.handle) {
    return refuse("SESSION_INVALID");
  }
  if (!polled) {
    parts.kit.sessions
      .touch(session)
      .catch((error: unknown) => parts.kit.log.warn({ err: error }, "a session's last use was not noted"));
  }
  return undefined;
}

async function checkLimit(
  kit: Kit,
  call: Call,
  sessionId: string | undefined,
  address: string,
): Promise<Refusal | undefined> {
  const { max, windowSeconds, per } = call.limit!;
  const key = per === "session" && sessionId !== undefined ? sessionId : address;
  const result = await kit.limits.hit({ scope: `call:${call.name}`, key, max, windowSeconds });
  return result.allowed ? undefined : rateLimited(result.retryAfterSeconds);
}

export function rateLimited(retryAfterSeconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return { ...refuse("RATE_LIMITED"), headers: { "retry-after": String(seconds) } };
}

function toOutcome(result: unknown, route: PreparedRoute): Outcome {
  if (isRefusal(result)) return result;
  if (typeof result === "object" && result !== null && (result as Reply<Call>).reply === true) {
    return result as Reply<Call>;
  }
  return { reply: true, status: route.firstStatus, body: result } as unknown as Reply<Call>;
}
