import { listReportSendings as call } from "@parlour/contracts/calls/office/saved-reports/list-report-sendings";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { SavedReportParts } from "../parts.ts";
import { findReport } from "../report-store.ts";
import { listSendings } from "../schedule-store.ts";

export function listReportSendings({ kit }: SavedReportParts): Route {
  return route(call, async ({ params: { id }, operator }) => {
    if ((await findReport(kit.db, id, operator.id, kit.clock.now())) === undefined)
      return refuse("NOT_FOUND");
    const rows = await listSendings(kit.db, id);
    return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
  });
}
