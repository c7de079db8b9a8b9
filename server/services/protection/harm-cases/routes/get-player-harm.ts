import { getPlayerHarm as call } from "@parlour/contracts/calls/protection/harm-cases/get-player-harm";
import { type Route, route } from "../../../../kit/service.ts";
import { listCasesOf } from "../case-store.ts";
import type { HarmParts } from "../parts.ts";
import { listScoresOf } from "../score-store.ts";

const daysShown = 30;
const casesShown = 20;

export function getPlayerHarm({ kit }: HarmParts): Route {
  return route(call, async ({ params: { playerId } }) => ({
    days: await listScoresOf(kit.db, playerId, daysShown),
    cases: await listCasesOf(kit.db, playerId, casesShown),
  }));
}
