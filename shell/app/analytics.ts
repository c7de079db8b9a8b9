import type { Body } from "@parlour/contracts/call";
import { recordEvent } from "@parlour/contracts/calls/site/analytics/record-event";
import { servicesAddress } from "@parlour/web/api/services-address";

const LONGEST_REASON = 64;

/**
 * Reports an analytics event without blocking the page: to the browser console in the sandbox, by beacon in
 * production.
 */
export function reportEvent(mode: "sandbox" | "production", event: Body<typeof recordEvent>): void {
  if (mode === "sandbox") console.debug("analytics", event);
  else {
    // The server accepts only word characters, but some codes contain other characters, such as `mfa_required:SMS`.
    const reason = event.reason.replace(/\W/g, "_").slice(0, LONGEST_REASON);
    const report = new Blob([JSON.stringify({ ...event, reason })], { type: "application/json" });
    navigator.sendBeacon(servicesAddress(recordEvent.path), report);
  }
}
