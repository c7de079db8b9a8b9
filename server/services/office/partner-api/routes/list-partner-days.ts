import { listPartnerDays as call } from "@parlour/contracts/calls/office/partner-api/list-partner-days";
import { refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { PartnerParts } from "../partner-parts.ts";
import { isShortPeriod } from "../short-period.ts";

export function listPartnerDays({ days }: PartnerParts): Route {
  return route(call, async ({ query: { from, to, currency } }) => {
    if (!isShortPeriod({ from, to })) return refuseFields([{ code: "INVALID_VALUE", field: "to" }]);
    return { currency, items: await days({ from, to }, currency) };
  });
}
