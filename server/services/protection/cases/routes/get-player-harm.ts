import { getPlayerHarm as call } from "@parlour/contracts/calls/protection/cases/get-player-harm";
import { type Route, route } from "../../../../kit/service.ts";
import { listHarmCasesOf } from "../case-store.ts";
import type { CaseParts } from "../parts.ts";
import { listScoresOf } from "../score-store.ts";

const daysShown = 30;
const casesShown = 20;

export function getPlayerHarm({ kit }: CaseParts): Route {
  return route(call, async ({ params: { playerId } }) => ({
    days: await listScoresOf(kit.db, playerId, daysShown),
    cases: await listHarmCasesOf(kit.db, playerId, casesShown),
  }));
}
