import { listSavedReports as call } from "@parlour/contracts/calls/office/saved-reports/list-saved-reports";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { SavedReportParts } from "../parts.ts";
import { listReports } from "../report-store.ts";

const perPage = 50;

export function listSavedReports({ kit }: SavedReportParts): Route {
  return route(call, async ({ operator, query: { cursor } }) => {
    const page = { after: cursor, limit: perPage + 1 };
    return pageOf(await listReports(kit.db, operator.id, page, kit.clock.now()), perPage);
  });
}
