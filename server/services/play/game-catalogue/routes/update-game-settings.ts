import { updateGameSettings as call } from "@parlour/contracts/calls/play/game-catalogue/update-game-settings";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { Catalogue } from "../catalogue.ts";
import { changeSettings } from "../change-settings.ts";
import type { GameSettingsStore } from "../game-settings.ts";

type Parts = { catalogue: Catalogue; gameSettings: GameSettingsStore };

export function updateGameSettings(kit: Kit, { catalogue, gameSettings }: Parts): Route {
  return route(call, async ({ params: { id }, body: { reason, ...settings }, operator }) => {
    const games = await catalogue.listConfigured();
    if (!games.some((game) => game.id === id)) return refuse("NOT_FOUND");
    return await changeSettings(kit, gameSettings, { operator, gameId: id, settings, reason });
  });
}
