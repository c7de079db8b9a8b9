import { listConfiguredGames as call } from "@parlour/contracts/calls/play/game-catalogue/list-configured-games";
import type { PlayerTiers } from "@parlour/server/kit/ports/player-tiers";
import { type Route, route } from "@parlour/server/kit/service";
import type { Catalogue } from "../catalogue.ts";

export function listConfiguredGames(catalogue: Catalogue, tiers: Pick<PlayerTiers, "list">): Route {
  return route(call, async () => ({ items: await catalogue.listConfigured(), tiers: await tiers.list() }));
}
