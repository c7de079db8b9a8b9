import { getSharedSlip as call } from "@parlour/contracts/calls/sports/sportsbook/get-shared-slip";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findSharedSlip } from "../slip-store.ts";

export function getSharedSlip(kit: Kit): Route {
  return route(call, async ({ params: { slip } }) => {
    const selections = await findSharedSlip(kit.db, slip);
    return selections ? { selections } : refuse("NOT_FOUND");
  });
}
