import { updateGameSettings as call } from "@parlour/contracts/calls/play/game-catalogue/update-game-settings";
import type { Kit } from "@parlour/server/kit/kit";
import type { PlayerTiers } from "@parlour/server/kit/ports/player-tiers";
import { refuse, refuseFields } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { Catalogue } from "../catalogue.ts";
import { changeSettings } from "../change-settings.ts";
import type { GameSettingsStore } from "../game-settings.ts";

type Parts = {
  catalogue: Catalogue;
  gameSettings: GameSettingsStore;
  tiers: Pick<PlayerTiers, "findUnknown">;
};

export function updateGameSettings(kit: Kit, { catalogue, gameSettings, tiers }: Parts): Route {
  return route(call, async ({ params: { id }, body: { reason, before, ...settings }, operator }) => {
    const games = await catalogue.listConfigured();
    const game = games.find((each) => each.id === id);
    if (game === undefined) return refuse("NOT_FOUND");
    const { hours, fromTier } = settings;
    // Opening hours and a minimum tier are accepted only for shared tables, because they have no effect on
    // other games.
    if (hours !== null && !game.isTable) return refuseFields([{ code: "INVALID_VALUE", field: "hours" }]);
    const isKnown = fromTier === null || (await tiers.findUnknown([fromTier])).length === 0;
    if (!isKnown || (fromTier !== null && !game.isTable))
      return refuseFields([{ code: "INVALID_VALUE", field: "fromTier" }]);
    return await changeSettings(kit, gameSettings, { operator, gameId: id, settings, seen: before, reason });
  });
}
