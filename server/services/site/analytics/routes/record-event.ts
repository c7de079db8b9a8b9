import { recordEvent } from "@parlour/contracts/calls/site/analytics/record-event";
import { Counter } from "prom-client";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";

export function recordEventRoute({ log, metrics }: Kit): Route {
  const events = new Counter({
    name: "parlour_analytics_events_total",
    help: "What browsers reported, by event and operation.",
    labelNames: ["event", "operation"],
    registers: [metrics.registry],
  });
  return route(recordEvent, async ({ body, requestId }) => {
    const { name, operation, reason } = body;
    events.inc({ event: name, operation });
    // The reason comes from a browser and could be anything, so it is logged and not used as a metric label: the values
    // of a label must be bounded.
    log.info({ requestId, event: name, operation, reason }, "analytics");
    return { ok: true } as const;
  });
}
