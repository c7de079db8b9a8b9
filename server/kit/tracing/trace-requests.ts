import type { IncomingMessage, RequestListener, Server } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import type { Span } from "./span.ts";
import { parseTraceparent } from "./trace-context.ts";
import type { Tracer } from "./tracer.ts";

export type RequestTraces = {
  /**
   * Names the route of a request, once. Requests whose route is never named, such as probes and files, are not
   * recorded.
   */
  describe(request: IncomingMessage, route: string, requestId: string): void;
  /**
   * Runs work as part of the request. Use it after a request has waited for its body or in a queue, because the async
   * context then belongs to the code that resumed it.
   */
  resume<Result>(request: IncomingMessage, work: () => Result): Result;
  /** Starts to trace the requests of a server. */
  attach(server: Server): void;
};

type TracedRequest = { span: Span; isDescribed: boolean };

/** Traces requests. The trace of another system is only continued if it comes from a trusted proxy. */
export function createRequestTraces(tracer: Tracer, trustedProxies: readonly string[]): RequestTraces {
  const traced = new WeakMap<IncomingMessage, TracedRequest>();
  const trusts = trustedProxies.length === 0 ? () => false : proxyAddress.compile([...trustedProxies]);
  const parentOf = ({ socket, headers }: IncomingMessage) =>
    trusts(socket.remoteAddress ?? "", 0) ? parseTraceparent(headers.traceparent) : undefined;

  return {
    describe(request, route, requestId) {
      const entry = traced.get(request);
      if (entry === undefined || entry.isDescribed) return;
      entry.isDescribed = true;
      entry.span.rename(`${request.method} ${route}`);
      entry.span.set({ "http.route": route, "parlour.request_id": requestId });
    },
    resume(request, work) {
      const entry = traced.get(request);
      return entry === undefined ? work() : tracer.within(entry.span, work);
    },
    attach(server) {
      const listeners = server.listeners("request") as RequestListener[];
      server.removeAllListeners("request");
      server.on("request", (request, response) => {
        const attributes = { "http.request.method": request.method ?? "" };
        const parent = parentOf(request) ?? null;
        const entry = {
          span: tracer.start("request", { kind: "server", parent, attributes }),
          isDescribed: false,
        };
        traced.set(request, entry);
        response.once("close", () => {
          if (!entry.isDescribed) return;
          entry.span.set({ "http.response.status_code": response.statusCode });
          if (response.statusCode >= 500) entry.span.fail();
          entry.span.end();
        });
        tracer.within(entry.span, () => {
          for (const listener of listeners) listener.call(server, request, response);
        });
      });
    },
  };
}
