import { getPartnerPlayer as call } from "@parlour/contracts/calls/office/partner-api/get-partner-player";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { PartnerParts } from "../partner-parts.ts";

export function getPartnerPlayer({ findPlayer }: PartnerParts): Route {
  return route(call, async ({ params: { playerId } }) => (await findPlayer(playerId)) ?? refuse("NOT_FOUND"));
}
