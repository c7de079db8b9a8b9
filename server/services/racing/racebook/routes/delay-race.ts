import { delayRace as call } from "@parlour/contracts/calls/racing/racebook/delay-race";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeRace } from "../desk/change-race.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { isOpenForBets } from "../run-race.ts";

/** Delays a race. Bets are not changed, and betting continues until the new off. */
export function delayRace({ kit }: RacebookParts): Route {
  return route(call, async ({ params, body, operator }) => {
    const startsAt = new Date(body.startsAt);
    return await changeRace(kit, operator, { ...params, reason: body.reason }, (race, now) => {
      // A race that is due is about to start on one of the servers, so it can no longer be delayed.
      if (!isOpenForBets(race, now)) return refuse("CONFLICT");
      return startsAt <= now ? refuse("SCHEDULE_IN_THE_PAST") : { startsAt };
    });
  });
}
