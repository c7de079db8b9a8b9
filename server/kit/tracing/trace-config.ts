import { z } from "zod";
import { StartupError } from "../startup-error.ts";

/** How traces are recorded and where they are sent, from OpenTelemetry's standard variables. */
export type TraceConfig = {
  /** The full address that spans are posted to. */
  url: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  serviceName: string;
  resourceAttributes: Readonly<Record<string, string>>;
  sampler: { ratio: number; followsParent: boolean };
  queueLimit: number;
  batchLimit: number;
  intervalMs: number;
};

const httpUrl = z
  .string()
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""), {
    error: "must be an address that starts with http:// or https://",
  })
  .optional();

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `must be a whole number from 1 to ${max}` })
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, { error: `must be a whole number from 1 to ${max}` });

/** Values such as `name=value,other=value`, with the values percent-encoded. */
const pairs = z
  .string()
  .transform((text, context) => {
    const entries = text.split(",").map((pair) => {
      const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      return [name, decode(value)] as const;
    });
    if (entries.every(([name, value]) => name !== undefined && value !== undefined)) {
      return Object.fromEntries(entries) as Record<string, string>;
    }
    context.addIssue({ code: "custom", message: "must look like name=value,other=value" });
    return z.NEVER;
  })
  .default({});

const samplers = {
  always_on: { ratio: 1, followsParent: false },
  always_off: { ratio: 0, followsParent: false },
  traceidratio: { followsParent: false },
  parentbased_always_on: { ratio: 1, followsParent: true },
  parentbased_always_off: { ratio: 0, followsParent: true },
  parentbased_traceidratio: { followsParent: true },
} as const;
const samplerNames = Object.keys(samplers) as (keyof typeof samplers)[];

export const traceVariables = {
  OTEL_SDK_DISABLED: z.string().default("false"),
  OTEL_TRACES_EXPORTER: z.enum(["otlp", "none"], { error: "must be otlp or none" }).default("otlp"),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl,
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal("http/json", { error: "must be http/json" }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_EXPORTER_OTLP_TIMEOUT: wholeNumber(60_000).default(10_000),
  OTEL_SERVICE_NAME: z.string().default("parlour"),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_SAMPLER: z
    .enum(samplerNames, { error: `must be one of ${samplerNames.join(", ")}` })
    .default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, { error: "must be a number from 0 to 1" })
    .transform(Number)
    .default(1),
  OTEL_BSP_MAX_QUEUE_SIZE: wholeNumber(100_000).default(2_048),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: wholeNumber(10_000).default(512),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(60_000).default(5_000),
};

type TraceValues = z.infer<z.ZodObject<typeof traceVariables>>;

/** Returns undefined if traces are off, which they are unless an endpoint is named. */
export function traceConfigOf(values: TraceValues): TraceConfig | undefined {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/+$/, "")}/v1/traces`);
  const isOff = values.OTEL_SDK_DISABLED.toLowerCase() === "true" || values.OTEL_TRACES_EXPORTER === "none";
  if (url === undefined || isOff) return undefined;
  if (values.OTEL_BSP_MAX_EXPORT_BATCH_SIZE > values.OTEL_BSP_MAX_QUEUE_SIZE) {
    throw new StartupError("OTEL_BSP_MAX_EXPORT_BATCH_SIZE must not exceed OTEL_BSP_MAX_QUEUE_SIZE.");
  }
  return {
    url,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMs: values.OTEL_EXPORTER_OTLP_TIMEOUT,
    serviceName: values.OTEL_SERVICE_NAME,
    resourceAttributes: values.OTEL_RESOURCE_ATTRIBUTES,
    sampler: { ratio: values.OTEL_TRACES_SAMPLER_ARG, ...samplers[values.OTEL_TRACES_SAMPLER] },
    queueLimit: values.OTEL_BSP_MAX_QUEUE_SIZE,
    batchLimit: values.OTEL_BSP_MAX_EXPORT_BATCH_SIZE,
    intervalMs: values.OTEL_BSP_SCHEDULE_DELAY,
  };
}

function decode(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
