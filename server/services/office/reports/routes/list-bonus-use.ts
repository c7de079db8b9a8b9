import { listBonusUse as call } from "@parlour/contracts/calls/office/reports/list-bonus-use";
import { brandsShown } from "../../../../kit/brands/brands-shown.ts";
import { isRefusal, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readBonusUse } from "../bonus-use.ts";
import { isPeriod } from "../days.ts";
import { type ReportParts, reportCurrency } from "../report-parts.ts";

export function listBonusUse(parts: ReportParts): Route {
  return route(call, async ({ params: { id }, query: { from, to, currency, brand, cursor }, operator }) => {
    const brandIds = brandsShown(operator, brand);
    if (isRefusal(brandIds)) return brandIds;
    if (!isPeriod({ from, to })) return refuseFields([{ code: "INVALID_VALUE", field: "to" }]);
    const currencies = await parts.totals.currencies();
    const shown = currency ?? (await reportCurrency(parts, currencies));
    const period = { from, to, brandIds };
    const page = await readBonusUse(parts, { offerId: id, period, currency: shown, cursor });
    return { ...page, currency: shown, currencies };
  });
}
