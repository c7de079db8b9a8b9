import { Counter, Registry } from "prom-client";
import { expect, it } from "vitest";
import { registeredMetric } from "./registered-metric.ts";

it("registers a metric once in each registry", async () => {
  const [one, other] = [{ registry: new Registry() }, { registry: new Registry() }];
  const counterOf = (metrics: { registry: Registry }) =>
    registeredMetric<Counter>(metrics, Counter, { name: "bets_total", help: "Bets.", labelNames: ["sport"] });
  counterOf(one).inc({ sport: "darts" });
  counterOf(one).inc({ sport: "darts" });
  expect(counterOf(other)).not.toBe(counterOf(one));
  expect(await one.registry.metrics()).toContain('bets_total{sport="darts"} 2');
  expect(await other.registry.metrics()).not.toContain("darts");
});
