import type { Registry } from "prom-client";
import type { Logger } from "../log.ts";
import { createSpanExporter } from "./span-exporter.ts";
import type { TraceConfig } from "./trace-config.ts";
import { createRequestTraces, type RequestTraces } from "./trace-requests.ts";
import { createTracer, type Tracer } from "./tracer.ts";

/** The tools for recording this server's traces. */
export type Tracing = { tracer: Tracer; requests: RequestTraces };

type TracingParts = {
  config: TraceConfig;
  trustedProxies: readonly string[];
  registry: Registry;
  log: Logger;
};

export function startTracing({ config, trustedProxies, registry, log }: TracingParts) {
  const exporter = createSpanExporter({
    config,
    registry,
    onFailure: (error) => log.warn({ err: error }, "traces are dropped: the collector does not accept them"),
  });
  const tracer = createTracer(config, (span) => exporter.add(span));
  return { tracer, requests: createRequestTraces(tracer, trustedProxies), close: () => exporter.close() };
}
