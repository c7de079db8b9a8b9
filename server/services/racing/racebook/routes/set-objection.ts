import { setObjection as call } from "@parlour/contracts/calls/racing/racebook/set-objection";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeRace } from "../desk/change-race.ts";
import type { RacebookParts } from "../racebook-parts.ts";

/**
 * Opens or dismisses an objection. Bets are not paid while it is open, and dismissing it confirms the result.
 * To change the order of finish, an operator makes a proposal instead.
 */
export function setObjection({ kit }: RacebookParts): Route {
  return route(call, async ({ params, body: { isOpen, reason }, operator }) =>
    changeRace(kit, operator, { ...params, reason }, (race, now) => {
      if (race.state !== "RUNNING" || isOpen === (race.objection !== null)) return refuse("CONFLICT");
      return { objection: isOpen ? { by: operator.name, at: now.toISOString(), reason } : null };
    }),
  );
}
