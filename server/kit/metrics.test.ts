import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";

it("counts and times calls, separately for each kit", async () => {
  const metrics = createMetrics();
  createMetrics().observeCall({ call: "get-balances", status: 200, durationSeconds: 1 });
  metrics.observeCall({ call: "get-balances", status: 200, durationSeconds: 0.004 });
  metrics.observeCall({ call: "get-balances", status: 401, durationSeconds: 0.2 });
  const text = await metrics.text();
  expect(text).toContain('parlour_calls_total{call="get-balances",status="200"} 1');
  expect(text).toContain('parlour_calls_total{call="get-balances",status="401"} 1');
  expect(text).toContain('parlour_call_duration_seconds_bucket{le="0.005",call="get-balances"} 1');
  expect(text).toContain('parlour_call_duration_seconds_count{call="get-balances"} 2');
  expect(text).toContain("nodejs_eventloop_lag_seconds");
});
