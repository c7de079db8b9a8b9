import { setRaceLiabilityLimit as call } from "@parlour/contracts/calls/racing/racebook/set-race-liability-limit";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeRace } from "../desk/change-race.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { isOpenForBets } from "../run-race.ts";

/** Sets the limit for the liability on each runner. Bets that are already placed stay as they are. */
export function setRaceLiabilityLimit({ kit }: RacebookParts): Route {
  return route(call, async ({ params, body: { limit, reason }, operator }) => {
    const liabilityLimit = limit === null ? null : Math.round(limit * 100);
    return await changeRace(kit, operator, { ...params, reason }, (race, now) =>
      isOpenForBets(race, now) ? { liabilityLimit } : refuse("CONFLICT"),
    );
  });
}
