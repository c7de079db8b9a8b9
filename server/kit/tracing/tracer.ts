import { AsyncLocalStorage } from "node:async_hooks";
import type { BatchObserver } from "@parlour/ledger/group-writer";
import { type Attributes, type Span, type SpanKind, type SpanRecord, startSpan } from "./span.ts";
import type { TraceConfig } from "./trace-config.ts";
import { newSpanId, newTraceId, type SpanContext } from "./trace-context.ts";

export type SpanOptions = {
  kind?: SpanKind;
  attributes?: Attributes;
  /** If null, the span starts a new trace. By default, its parent is the active span. */
  parent?: SpanContext | null | undefined;
  links?: readonly SpanContext[];
};

/** Records spans. A server that is not configured to do so has no tracer at all, so that tracing costs it nothing. */
export type Tracer = {
  start(name: string, options?: SpanOptions): Span;
  /** Runs work whose spans become children of the given span. */
  within<Result>(span: Span, work: () => Result): Result;
  /** Runs work in a new span, which ends when the work does. */
  trace<Result>(name: string, options: SpanOptions, work: (span: Span) => Promise<Result>): Promise<Result>;
  /** Returns the span that the running code is part of; undefined if there is none or it has ended. */
  active(): Span | undefined;
  /**
   * Runs work in a new span if it is part of a trace. Background work has no trace, and a trace for each of
   * its statements would only hide the traces of requests.
   */
  traceStep<Result>(
    name: string,
    options: SpanOptions,
    work: (span?: Span) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Observes work that is committed in groups. Each group gets a separate trace, with links to the spans of its
   * members.
   */
  batches(name: string): BatchObserver;
};

export function createTracer(
  { sampler }: Pick<TraceConfig, "sampler">,
  onEnd: (record: SpanRecord) => void,
): Tracer {
  const running = new AsyncLocalStorage<Span>();
  const active = () => {
    const span = running.getStore();
    return span?.hasEnded ? undefined : span;
  };
  const isSampled = (traceId: string, parent: SpanContext | undefined) =>
    parent !== undefined && sampler.followsParent ? parent.isSampled : isWithin(sampler.ratio, traceId);

  const tracer: Tracer = {
    start(name, { kind = "internal", attributes = {}, parent, links = [] } = {}) {
      const above = parent === null ? undefined : (parent ?? active()?.context);
      const traceId = above?.traceId ?? newTraceId();
      const context = { traceId, spanId: newSpanId(), isSampled: isSampled(traceId, above) };
      return startSpan({ context, parentSpanId: above?.spanId, name, kind, attributes, links }, onEnd);
    },
    within: (span, work) => running.run(span, work),
    async trace(name, options, work) {
      const span = tracer.start(name, options);
      try {
        return await running.run(span, () => work(span));
      } catch (error) {
        span.fail(error);
        throw error;
      } finally {
        span.end();
      }
    },
    active,
    traceStep: (name, options, work) => (active() === undefined ? work() : tracer.trace(name, options, work)),
    batches: (name) => ({
      capture: () => active()?.context,
      run(captured, write) {
        const links = captured.filter((member) => member !== undefined) as SpanContext[];
        if (!links.some((member) => member.isSampled)) return write();
        const attributes = { "parlour.batch_size": captured.length };
        return tracer.trace(name, { parent: null, links, attributes }, write);
      },
    }),
  };
  return tracer;
}

/** Returns whether a trace is recorded. The decision depends only on its id, so that all servers make the same one. */
function isWithin(ratio: number, traceId: string): boolean {
  return ratio >= 1 || Number.parseInt(traceId.slice(-13), 16) / 2 ** 52 < ratio;
}
