import type { Body } from "@parlour/contracts/call";
import { recordEvent } from "@parlour/contracts/calls/site/analytics/record-event";
import { servicesAddress } from "@parlour/web/api/services-address";

/** Reports an event without blocking the page: to the browser console in the sandbox, by beacon in production. */
export function reportEvent(mode: "sandbox" | "production", event: Body<typeof recordEvent>): void {
  if (mode === "sandbox") console.debug("analytics", event);
  else {
    const report = new Blob([JSON.stringify(event)], { type: "application/json" });
    navigator.sendBeacon(servicesAddress(recordEvent.path), report);
  }
}
