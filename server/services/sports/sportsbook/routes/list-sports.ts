import { listSports as call } from "@parlour/contracts/calls/sports/sportsbook/list-sports";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { countEvents } from "../event-store.ts";

export function listSports(kit: Kit): Route {
  return route(call, async () => {
    const competitions = await countEvents(kit.db, kit.clock.now());
    const bySport = Map.groupBy(competitions, ({ sport }) => sport);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    return {
      sports: [...bySport].map(([id, all]) => ({
        id,
        live: sum(all.map(({ live }) => live)),
        upcoming: sum(all.map(({ upcoming }) => upcoming)),
        competitions: all.map(({ competition, name, live, upcoming }) => ({
          id: competition,
          name,
          live,
          upcoming,
        })),
      })),
    };
  });
}
