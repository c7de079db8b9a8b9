import { deleteSavedReport as call } from "@parlour/contracts/calls/office/saved-reports/delete-saved-report";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { SavedReportParts } from "../parts.ts";
import { deleteReport } from "../report-store.ts";

export function deleteSavedReport({ kit }: SavedReportParts): Route {
  return route(call, async ({ params: { id }, operator }) =>
    kit.db.transaction(async (tx) => {
      if (!(await deleteReport(tx, id, operator.id))) return refuse("NOT_FOUND");
      await operator.audit(tx, { subject: `saved-report:${id}` });
      return { ok: true as const };
    }),
  );
}
