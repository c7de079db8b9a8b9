import { undoGameChange as call } from "@parlour/contracts/calls/play/game-catalogue/undo-game-change";
import { gameSettings } from "@parlour/contracts/entities/game-settings";
import { findChange } from "@parlour/server/kit/configuration-history";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { changeSettings, historyTopic } from "../change-settings.ts";
import type { GameSettingsStore } from "../game-settings.ts";

export function undoGameChange(kit: Kit, store: GameSettingsStore): Route {
  return route(call, async ({ params: { version }, body: { latest, reason }, operator }) => {
    const change = await findChange(kit.db, historyTopic, version);
    if (change === undefined) return refuse("NOT_FOUND");
    const settings = gameSettings.parse(change.before ?? store.defaultOf(change.subject));
    return await changeSettings(kit, store, { operator, gameId: change.subject, settings, reason, latest });
  });
}
