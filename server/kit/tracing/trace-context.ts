import { randomBytes } from "node:crypto";

/** The identity of a span, which is passed on to its children, including those on other servers. */
export type SpanContext = { traceId: string; spanId: string; isSampled: boolean };

export const newTraceId = () => randomBytes(16).toString("hex");
export const newSpanId = () => randomBytes(8).toString("hex");

const pattern = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

/** Reads a W3C `traceparent` header; undefined if it is missing or malformed. */
export function parseTraceparent(header: unknown): SpanContext | undefined {
  if (typeof header !== "string") return undefined;
  const [, traceId, spanId, flags] = pattern.exec(header) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function formatTraceparent({ traceId, spanId, isSampled }: SpanContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`;
}
