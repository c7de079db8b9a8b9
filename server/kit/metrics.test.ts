import { expect, it } from "vitest";
import { registerGauges } from "./measured-gauges.ts";
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

it("reports gauges that are read at a scrape, and leaves out those that cannot be read", async () => {
  const { registry, text } = createMetrics();
  let isAway = false;
  registerGauges(registry, {
    labelNames: ["queue"],
    gauges: { test_waiting: "Waiting.", test_failed: "Failed." },
    read: async () => {
      if (isAway) throw new Error("The database does not answer.");
      return [{ labels: { queue: "facts" }, values: { test_waiting: 3, test_failed: 0 } }];
    },
  });
  const first = await text();
  expect(first).toContain('test_waiting{queue="facts"} 3');
  expect(first).toContain('test_failed{queue="facts"} 0');
  isAway = true;
  // A reading is shared for half a second, so the test waits until it has expired.
  await expect.poll(text).not.toContain("test_waiting{");
  expect(await text()).toContain("parlour_call_duration_seconds");
});
