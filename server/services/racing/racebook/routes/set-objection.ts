import { setObjection as call } from "@parlour/contracts/calls/racing/racebook/set-objection";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeRace } from "../desk/change-race.ts";
import type { RacebookParts } from "../racebook-parts.ts";

/**
 * Opens or closes an objection. An open one keeps bets unpaid; dismissing it confirms the result. A changed order is a
 * proposal.
 */
export function setObjection({ kit }: RacebookParts): Route {
  return route(call, async ({ params, body: { isOpen, reason }, operator }) =>
    changeRace(kit, operator, { ...params, reason }, (race, now) => {
      if (race.state !== "RUNNING" || isOpen === (race.objection !== null)) return refuse("CONFLICT");
      return { objection: isOpen ? { by: operator.name, at: now.toISOString(), reason } : null };
    }),
  );
}
