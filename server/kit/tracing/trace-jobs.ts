import type { Tracing } from "./start-tracing.ts";
import { formatTraceparent, parseTraceparent } from "./trace-context.ts";

/** The name under which a job's data carries the trace of the request that added it. */
const traceKey = "$traceparent";

/** Adds the running trace to a job's data, so that the job continues it on whichever server runs it. */
export function packJobTrace(tracing: Tracing | undefined, data: object): object {
  const span = tracing?.tracer.active();
  return span === undefined ? data : { ...data, [traceKey]: formatTraceparent(span.context) };
}

/** Runs a job with its data, from which the trace is removed. If this server records traces, the job runs in a span. */
export function runJob<Data extends object>(
  tracing: Tracing | undefined,
  { name, attempt }: { name: string; attempt: number },
  packed: Data,
  handle: (data: Data) => Promise<void>,
): Promise<void> {
  // A server without traces may get a job from one that has them, so the trace is always removed. Scheduled jobs have
  // no data at all.
  const hasTrace = packed !== null && traceKey in packed;
  const { [traceKey]: traceparent, ...rest } = (hasTrace ? packed : {}) as Record<string, unknown>;
  const data = hasTrace ? (rest as Data) : packed;
  if (tracing === undefined) return handle(data);
  const attributes = { "parlour.job": name, "parlour.attempt": attempt };
  const parent = parseTraceparent(traceparent) ?? null;
  return tracing.tracer.trace(`job ${name}`, { kind: "consumer", parent, attributes }, () => handle(data));
}
