import { getOverview as call } from "@parlour/contracts/calls/office/reports/get-overview";
import { brandsShown } from "../../../../kit/brands/brands-shown.ts";
import { isRefusal, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { isPeriod } from "../days.ts";
import { readOverview } from "../overview.ts";
import { type ReportParts, reportCurrency } from "../report-parts.ts";

export function getOverview(parts: ReportParts): Route {
  return route(call, async ({ query: { from, to, currency, brand }, operator }) => {
    const brandIds = brandsShown(operator, brand);
    if (isRefusal(brandIds)) return brandIds;
    if (!isPeriod({ from, to })) return refuseFields([{ code: "INVALID_VALUE", field: "to" }]);
    const currencies = await parts.totals.currencies();
    const shown = currency ?? (await reportCurrency(parts, currencies));
    const overview = await readOverview(parts, { from, to, brandIds }, shown);
    return { ...overview, currencies };
  });
}
