import { listReportSendings as call } from "@parlour/contracts/calls/office/saved-reports/list-report-sendings";
import { pageOf } from "../../../../kit/pages.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { SavedReportParts } from "../parts.ts";
import { findReport } from "../report-store.ts";
import { listSendings } from "../schedule-store.ts";

const perPage = 50;

export function listReportSendings({ kit }: SavedReportParts): Route {
  return route(call, async ({ params: { id }, query: { cursor }, operator }) => {
    if ((await findReport(kit.db, id, operator.id, kit.clock.now())) === undefined)
      return refuse("NOT_FOUND");
    const found = await listSendings(kit.db, id, { after: cursor, limit: perPage + 1 });
    const { items, nextCursor } = pageOf(found, perPage);
    return { nextCursor, items: items.map((row) => ({ ...row, at: row.at.toISOString() })) };
  });
}
