import { listSavedReports as call } from "@parlour/contracts/calls/office/saved-reports/list-saved-reports";
import { type Route, route } from "../../../../kit/service.ts";
import type { SavedReportParts } from "../parts.ts";
import { listReports } from "../report-store.ts";

export function listSavedReports({ kit }: SavedReportParts): Route {
  return route(call, async ({ operator }) => ({
    items: await listReports(kit.db, operator.id, kit.clock.now()),
  }));
}
