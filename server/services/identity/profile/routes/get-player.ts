import { getPlayer as call } from "@parlour/contracts/calls/identity/profile/get-player";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findPlayerForOperators } from "../player-for-operators.ts";
import { findStatedAddress } from "../stated-address.ts";

export function getPlayerRoute(kit: Kit): Route {
  return route(call, async ({ params }) => {
    const details = await findPlayerForOperators(kit.db, params.playerId);
    if (details === undefined) return refuse("NOT_FOUND");
    const statedAddress = (await findStatedAddress(kit, kit.db, params.playerId)) ?? null;
    return { ...details, statedAddress };
  });
}
