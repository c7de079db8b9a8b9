import type { Metric } from "prom-client";
import type { Metrics } from "./metrics.ts";

/**
 * Returns a server's metric of this name, and registers it at its first use. The registry is the only place where
 * metrics are kept, because each may be registered only once.
 */
export function registeredMetric<Kind extends Metric>(
  { registry }: Pick<Metrics, "registry">,
  Kind: new (configuration: { name: string; help: string; labelNames: string[]; registers: [] }) => Kind,
  configuration: { name: string; help: string; labelNames: string[]; buckets?: number[] },
): Kind {
  const known = registry.getSingleMetric(configuration.name);
  if (known) return known as unknown as Kind;
  const made = new Kind({ ...configuration, registers: [] });
  registry.registerMetric(made);
  return made;
}
