import { setBestOdds as call } from "@parlour/contracts/calls/racing/racebook/set-best-odds";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeRace } from "../desk/change-race.ts";
import type { RacebookParts } from "../racebook-parts.ts";
import { isOpenForBets } from "../run-race.ts";

/** Switches the best-odds guarantee of a race. Bets that are already placed keep the terms they were placed on. */
export function setBestOdds({ kit }: RacebookParts): Route {
  return route(call, async ({ params, body: { isGuaranteed, reason }, operator }) =>
    changeRace(kit, operator, { ...params, reason }, (race, now) =>
      isOpenForBets(race, now) ? { hasBestOdds: isGuaranteed } : refuse("CONFLICT"),
    ),
  );
}
