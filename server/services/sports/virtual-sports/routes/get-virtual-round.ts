import { getVirtualRound as call } from "@parlour/contracts/calls/sports/virtual-sports/get-virtual-round";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readRoundView } from "../views.ts";

export function getVirtualRound(kit: Kit): Route {
  return route(
    call,
    async ({ params: { round } }) => (await readRoundView(kit, round)) ?? refuse("NOT_FOUND"),
  );
}
