import { recordCasinoGame as call } from "@parlour/contracts/calls/play/recent-activity-tracker/record-casino-game";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameCatalogue } from "@parlour/server/kit/ports/game-catalogue";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { recentGamesStore } from "../store.ts";

export function recordCasinoGame(kit: Kit, catalogue: GameCatalogue): Route {
  const store = recentGamesStore(kit);
  return route(call, async ({ body, session }) => {
    if (!(await catalogue.has(body.gameId))) return refuse("NOT_FOUND");
    await store.record(session.playerId, body.gameId, kit.clock.now());
    return { ok: true as const };
  });
}
