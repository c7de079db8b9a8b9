import { getSupportReport as call } from "@parlour/contracts/calls/site/support-desk/get-support-report";
import { type Route, route } from "../../../../kit/service.ts";
import type { SupportParts } from "../parts.ts";
import { readSupportReport } from "../report-store.ts";

export function getSupportReport({ kit }: SupportParts): Route {
  return route(call, ({ query: { by, ...period } }) =>
    readSupportReport(kit.db, by, { ...period, channel: period.channel, now: kit.clock.now() }),
  );
}
