import { listPartnerPayments as call } from "@parlour/contracts/calls/office/partner-api/list-partner-payments";
import { parsePlace } from "../../../../kit/ports/partner-sources.ts";
import { refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { PartnerParts } from "../partner-parts.ts";
import { isShortPeriod } from "../short-period.ts";

export function listPartnerPayments({ payments }: PartnerParts): Route {
  return route(call, async ({ query }) => {
    if (!isShortPeriod(query)) return refuseFields([{ code: "INVALID_VALUE", field: "to" }]);
    if (query.cursor !== undefined && parsePlace(query.cursor) === undefined) {
      return refuseFields([{ code: "INVALID_VALUE", field: "cursor" }]);
    }
    return await payments(query);
  });
}
