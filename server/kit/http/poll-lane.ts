import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { isRefusal } from "../refusal.ts";
import type { WorkQueue } from "../work-queue.ts";
import type { Calls } from "./calls.ts";
import { readCookie } from "./cookies.ts";
import { invokeRoute } from "./invoke-route.ts";
import type { Outcome } from "./outcome.ts";
import type { PollAnswers } from "./poll-answers.ts";
import type { PreparedRoute } from "./prepare-route.ts";
import { brandSeen } from "./request-brand.ts";
import { readSandboxLocation } from "./sandbox-location.ts";

export type PollLaneOptions = {
  calls: Calls;
  answers: PollAnswers;
  results: PollResults;
  cookieName: string;
  /** Returns whether one more request from this IP address may be served: see `guardRequests`. */
  admits: (address: string) => boolean;
  /** The queue that limits how many polls run at once. */
  lane: WorkQueue;
  addressOf: (request: IncomingMessage) => string;
  hostOf: (request: IncomingMessage) => string;
  nextRequestId: () => string;
};

/** The results of polls that the fast path passes on to the router, which sends them without running the call again. */
export type PollResults = WeakMap<IncomingMessage, Promise<Outcome>>;

/**
 * Opens a fast path for polled calls. An ordinary poll is answered here, before Fastify's router and hooks,
 * which would cost more than the response. Every other request is passed on to Fastify unchanged, and a poll
 * with an unusual result is passed on with that result.
 */
export function openPollLane(server: Server, options: PollLaneOptions): void {
  const { calls, answers, results, cookieName, admits, lane, addressOf, hostOf, nextRequestId } = options;
  const { kit } = calls.parts;
  const find = pollFinder(calls.routes);
  const ordinary = server.listeners("request") as RequestListener[];

  const answer = async ({ route, handle }: Poll, request: IncomingMessage, response: ServerResponse) => {
    const startedMs = performance.now();
    const requestId = nextRequestId();
    const { cookie } = request.headers;
    const secret = readCookie(cookie, cookieName);
    const sandboxLocation = readSandboxLocation(kit.config, cookie);
    const host = hostOf(request);
    const brand = brandSeen(kit, { host, method: "GET", headers: request.headers });
    const visitor = { secret, brand, host, address: addressOf(request), sandboxLocation, requestId };
    const params = handle === undefined ? {} : { session: handle };
    const raw = { params, query: {}, headers: request.headers, body: undefined };
    const result = invokeRoute(calls.parts, route, raw, visitor);
    results.set(request, result);
    const outcome = await result;
    if (!isPlain(outcome) || !answers.send(route.call, response, outcome, requestId)) return false;
    const durationSeconds = (performance.now() - startedMs) / 1_000;
    kit.metrics.observeCall({ call: route.call.name, status: outcome.status, durationSeconds });
    kit.tracing?.requests.describe(request, route.call.path, requestId);
    return true;
  };

  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const goOn = () => {
      for (const listener of ordinary) listener.call(server, request, response);
    };
    const poll = request.method === "GET" ? find(request.url ?? "") : undefined;
    if (poll === undefined || !answers.knows(poll.route.call)) return goOn();
    const address = addressOf(request);
    if (!admits(address) || !lane.enterNow(address)) return goOn();
    answer(poll, request, response)
      // A failed poll is passed on, so that the regular route reports the failure.
      .catch(() => false)
      .then((done) => {
        lane.leave(address);
        if (!done) goOn();
      });
  });
}

/** Returns whether the response has only a status and a JSON body. */
export function isPlain(outcome: Outcome): boolean {
  if (isRefusal(outcome) || outcome.headers !== undefined || outcome.cookies !== undefined) return false;
  return typeof outcome.body === "object" && outcome.body !== null;
}

type Poll = { route: PreparedRoute; handle?: string };

/**
 * Returns a function that finds the polled call for a URL. It finds only URLs without a query, and only calls whose
 * path has no parameter other than the session handle.
 */
function pollFinder(routes: readonly PreparedRoute[]): (url: string) => Poll | undefined {
  const polled = routes.filter(isForLane);
  const fixed = new Map(
    polled.filter(({ url }) => !url.includes(":")).map((route) => [route.url, { route }]),
  );
  const own = polled
    .filter(({ url }) => /^[^:]*:session(\/[^:]*)?$/.test(url))
    .map((route) => {
      const [before = "", after = ""] = route.url.split(":session");
      return { route, before, after };
    });
  return (url) => {
    const found = fixed.get(url);
    if (found) return found;
    for (const { route, before, after } of own) {
      if (!url.startsWith(before) || !url.endsWith(after)) continue;
      const handle = url.slice(before.length, url.length - after.length);
      if (/^[\w-]+$/.test(handle)) return { route, handle };
    }
    return undefined;
  };
}

function isForLane({ call }: PreparedRoute): boolean {
  const { polled, method, access, answerType, limit, crossOrigin } = call;
  const forPeople = access === "anyone" || access === "player";
  return polled === true && method === "GET" && forPeople && !answerType && !limit && !crossOrigin;
}
