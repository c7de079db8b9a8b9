import { getPlayerSportsLimit as call } from "@parlour/contracts/calls/sports/sportsbook/get-player-sports-limit";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readPlayerLimit } from "../player-limit.ts";

export function getPlayerSportsLimit({ db }: Kit): Route {
  return route(call, async ({ params: { playerId } }) => {
    const { maximumStake, liabilityPercent } = await readPlayerLimit(db, playerId);
    return { maximumStake: maximumStake === null ? null : maximumStake / 100, liabilityPercent };
  });
}
