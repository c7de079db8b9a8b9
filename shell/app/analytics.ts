import type { Body } from "@parlour/contracts/call";
import type { recordEvent } from "@parlour/contracts/calls/site/analytics/record-event";
import { servicesAddress } from "@parlour/web/api/services-address";

const EVENTS: (typeof recordEvent)["path"] = "/services/analytics/v1/events";

/** Reports what happened, and never stands in the way: the sandbox tells the console, production a beacon. */
export function reportEvent(mode: "sandbox" | "production", event: Body<typeof recordEvent>): void {
  if (mode === "sandbox") console.debug("analytics", event);
  else {
    const told = new Blob([JSON.stringify(event)], { type: "application/json" });
    navigator.sendBeacon(servicesAddress(EVENTS), told);
  }
}
