import { getPlayer as call } from "@parlour/contracts/calls/identity/profile/get-player";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findPlayerForOperators } from "../player-for-operators.ts";

export function getPlayerRoute(kit: Kit): Route {
  return route(call, async ({ params }) => {
    return (await findPlayerForOperators(kit.db, params.playerId)) ?? refuse("NOT_FOUND");
  });
}
