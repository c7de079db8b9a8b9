import { listPopularGames as call } from "@parlour/contracts/calls/play/recent-activity-tracker/list-popular-games";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { recentGamesStore } from "../store.ts";

/** The ranking is cached, because it changes slowly and is the same for everyone. */
const freshMs = 60_000;

export function listPopularGames(kit: Kit): Route {
  const store = recentGamesStore(kit);
  let known: { games: Promise<string[]>; untilMs: number } | undefined;
  return route(call, async () => {
    const nowMs = kit.clock.now().getTime();
    if (!known || known.untilMs <= nowMs) {
      const games = store.listPopular();
      const reading = { games, untilMs: nowMs + freshMs };
      known = reading;
      games.catch(() => {
        if (known === reading) known = undefined;
      });
    }
    return { games: await known.games };
  });
}
