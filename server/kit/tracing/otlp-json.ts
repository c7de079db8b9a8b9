import type { Attributes, SpanKind, SpanRecord } from "./span.ts";
import type { TraceConfig } from "./trace-config.ts";

const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 };
const failed = 2;

/** Encodes spans as the JSON body of an OTLP/HTTP request. */
export function encodeSpans(
  { serviceName, resourceAttributes }: Pick<TraceConfig, "serviceName" | "resourceAttributes">,
  spans: readonly SpanRecord[],
): string {
  const attributes = encodeAttributes({ ...resourceAttributes, "service.name": serviceName });
  const scopeSpans = [{ scope: { name: "parlour" }, spans: spans.map(encodeSpan) }];
  return JSON.stringify({ resourceSpans: [{ resource: { attributes }, scopeSpans }] });
}

function encodeSpan({ context, parentSpanId, name, kind, links, ...span }: SpanRecord) {
  return {
    traceId: context.traceId,
    spanId: context.spanId,
    ...(parentSpanId !== undefined && { parentSpanId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanoseconds(span.startedMs),
    endTimeUnixNano: nanoseconds(span.endedMs),
    attributes: encodeAttributes(span.attributes),
    ...(links.length > 0 && { links: links.map(({ traceId, spanId }) => ({ traceId, spanId })) }),
    ...(span.hasFailed && { status: { code: failed } }),
  };
}

function encodeAttributes(attributes: Attributes | Record<string, string>) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    // 64-bit integers are strings in the JSON encoding.
    value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
  }));
}

function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1_000)}000`;
}
