import { shareSlip as call } from "@parlour/contracts/calls/sports/sportsbook/share-slip";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { addSharedSlip } from "../slip-store.ts";

export function shareSlip(kit: Kit): Route {
  return route(call, async ({ body: { selections } }) => {
    const id = kit.random.id("slip");
    await addSharedSlip(kit.db, { id, selections, now: kit.clock.now() });
    return { id };
  });
}
