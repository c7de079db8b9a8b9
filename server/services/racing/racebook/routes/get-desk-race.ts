import { getDeskRace as call } from "@parlour/contracts/calls/racing/racebook/get-desk-race";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readDeskRace } from "../desk/desk-views.ts";
import type { RacebookParts } from "../racebook-parts.ts";

export function getDeskRace({ kit }: RacebookParts): Route {
  return route(call, async ({ params }) => (await readDeskRace(kit, params.raceId)) ?? refuse("NOT_FOUND"));
}
