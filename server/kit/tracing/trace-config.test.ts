import { expect, test } from "vitest";
import { loadConfig } from "../config.ts";
import { StartupError } from "../startup-error.ts";

const read = (env: Record<string, string>) => loadConfig({ DATA_DIR: "/tmp/parlour-trace-config", ...env });

test("traces are off without an endpoint, and when they are switched off", () => {
  expect(read({}).tracing).toBeUndefined();
  const on = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" };
  expect(read({ ...on, OTEL_SDK_DISABLED: "true" }).tracing).toBeUndefined();
  expect(read({ ...on, OTEL_TRACES_EXPORTER: "none" }).tracing).toBeUndefined();
});

test("the standard variables are read", () => {
  const { tracing } = read({
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/",
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Basic%20abc, x-tenant=one",
    OTEL_SERVICE_NAME: "parlour-eu",
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=live",
    OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
    OTEL_TRACES_SAMPLER_ARG: "0.25",
    OTEL_BSP_SCHEDULE_DELAY: "1000",
  });
  expect(tracing).toEqual({
    url: "http://collector:4318/v1/traces",
    headers: { authorization: "Basic abc", "x-tenant": "one" },
    timeoutMs: 10_000,
    serviceName: "parlour-eu",
    resourceAttributes: { "deployment.environment.name": "live" },
    sampler: { ratio: 0.25, followsParent: true },
    queueLimit: 2_048,
    batchLimit: 512,
    intervalMs: 1_000,
  });
  const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://other:4318/own/path" };
  expect(read(own).tracing).toMatchObject({
    url: "http://other:4318/own/path",
    sampler: { ratio: 1, followsParent: true },
  });
});

test.each([
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
  ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "no value"],
  ["OTEL_TRACES_SAMPLER", "sometimes"],
  ["OTEL_TRACES_SAMPLER_ARG", "1.5"],
  ["OTEL_BSP_MAX_EXPORT_BATCH_SIZE", "4096"],
])("%s refuses %s", (name, value) => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318", [name]: value };
  expect(() => read(env)).toThrow(StartupError);
  expect(() => read(env)).toThrow(name);
});
