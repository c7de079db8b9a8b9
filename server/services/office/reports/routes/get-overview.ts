import { getOverview as call } from "@parlour/contracts/calls/office/reports/get-overview";
import { refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { isPeriod } from "../days.ts";
import { readOverview } from "../overview.ts";
import { type ReportParts, reportCurrency } from "../report-parts.ts";

export function getOverview(parts: ReportParts): Route {
  return route(call, async ({ query: { from, to, currency } }) => {
    if (!isPeriod({ from, to })) return refuseFields([{ code: "INVALID_VALUE", field: "to" }]);
    const currencies = await parts.totals.currencies();
    const shown = currency ?? (await reportCurrency(parts, currencies));
    const overview = await readOverview(parts, { from, to }, shown);
    return { ...overview, currencies };
  });
}
