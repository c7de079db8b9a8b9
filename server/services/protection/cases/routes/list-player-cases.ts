import { listPlayerCases as call } from "@parlour/contracts/calls/protection/cases/list-player-cases";
import { type Route, route } from "../../../../kit/service.ts";
import { listCasesOf, toSummary } from "../case-store.ts";
import type { CaseParts } from "../parts.ts";
import { dayOf } from "../read-case.ts";

const shown = 50;

export function listPlayerCases({ kit }: CaseParts): Route {
  return route(call, async ({ params: { playerId } }) => {
    const found = await listCasesOf(kit.db, playerId, { today: dayOf(kit.clock.now()), limit: shown });
    return { items: found.map(toSummary) };
  });
}
