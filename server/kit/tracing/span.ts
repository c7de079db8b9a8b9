import type { SpanContext } from "./trace-context.ts";

/**
 * The only attributes that spans carry. Their values come from the code (names, counts, statuses) and never from what
 * people send, so that traces hold no personal data.
 */
export type Attributes = {
  "http.request.method"?: string;
  /** The pattern of the path, such as `/services/wallet/v1/{session}`. */
  "http.route"?: string;
  "http.response.status_code"?: number;
  "error.type"?: string;
  "db.system.name"?: "postgresql";
  /** The verb and table of a statement, such as `select ledger.hold`. */
  "db.query.summary"?: string;
  "parlour.request_id"?: string;
  "parlour.call"?: string;
  "parlour.refusal"?: string;
  "parlour.outcome"?: string;
  "parlour.posting_type"?: string;
  "parlour.batch_size"?: number;
  "parlour.job"?: string;
  "parlour.attempt"?: number;
  "parlour.provider"?: string;
};

export type SpanKind = "internal" | "server" | "client" | "producer" | "consumer";

/** A finished span, as it is exported. */
export type SpanRecord = {
  context: SpanContext;
  parentSpanId: string | undefined;
  name: string;
  kind: SpanKind;
  startedMs: number;
  endedMs: number;
  attributes: Attributes;
  links: readonly SpanContext[];
  hasFailed: boolean;
};

export type Span = {
  readonly context: SpanContext;
  readonly hasEnded: boolean;
  set(attributes: Attributes): void;
  rename(name: string): void;
  /** Marks the span as failed. Only the error's type is recorded, because its text may contain personal data. */
  fail(error?: unknown): void;
  end(): void;
};

type SpanStart = Pick<SpanRecord, "context" | "parentSpanId" | "name" | "kind" | "attributes" | "links">;

const nowMs = () => performance.timeOrigin + performance.now();

/** Starts a span. `onEnd` gets the record of a sampled span once. */
export function startSpan(start: SpanStart, onEnd: (record: SpanRecord) => void): Span {
  const record: SpanRecord = {
    ...start,
    attributes: { ...start.attributes },
    startedMs: nowMs(),
    endedMs: 0,
    hasFailed: false,
  };
  let hasEnded = false;
  return {
    context: start.context,
    get hasEnded() {
      return hasEnded;
    },
    set(attributes) {
      Object.assign(record.attributes, attributes);
    },
    rename(name) {
      record.name = name;
    },
    fail(error) {
      record.hasFailed = true;
      if (error !== undefined) record.attributes["error.type"] = typeOf(error);
    },
    end() {
      if (hasEnded) return;
      hasEnded = true;
      record.endedMs = nowMs();
      if (start.context.isSampled) onEnd(record);
    },
  };
}

function typeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (typeof code === "string" && /^[A-Z0-9_]{2,40}$/.test(code)) return code;
  return typeof name === "string" && /^\w{1,60}$/.test(name) ? name : "Error";
}
