import { listPartnerPlayers as call } from "@parlour/contracts/calls/office/partner-api/list-partner-players";
import { parsePlace } from "../../../../kit/ports/partner-sources.ts";
import { refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { PartnerParts } from "../partner-parts.ts";

export function listPartnerPlayers({ players }: PartnerParts): Route {
  return route(call, async ({ query }) => {
    if (query.cursor !== undefined && parsePlace(query.cursor) === undefined) {
      return refuseFields([{ code: "INVALID_VALUE", field: "cursor" }]);
    }
    return await players(query);
  });
}
