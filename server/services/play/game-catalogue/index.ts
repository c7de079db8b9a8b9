import type { PlayerTiers } from "@parlour/server/kit/ports/player-tiers";
import type { Service } from "@parlour/server/kit/service";
import type { Catalogue } from "./catalogue.ts";
import type { GameSettingsStore } from "./game-settings.ts";
import { gameVariantChange } from "./game-variant-change.ts";
import { getGame } from "./routes/get-game.ts";
import { listConfiguredGames } from "./routes/list-configured-games.ts";
import { listGameCategories } from "./routes/list-game-categories.ts";
import { listGameChanges } from "./routes/list-game-changes.ts";
import { listGameCollections } from "./routes/list-game-collections.ts";
import { listGames } from "./routes/list-games.ts";
import { undoGameChange } from "./routes/undo-game-change.ts";
import { updateGameSettings } from "./routes/update-game-settings.ts";

export { type Catalogue, createCatalogue } from "./catalogue.ts";
export { createGameSettings, type GameSettingsStore } from "./game-settings.ts";

type CataloguePorts = {
  catalogue: Catalogue;
  gameSettings: GameSettingsStore;
  tiers: Pick<PlayerTiers, "list" | "findUnknown">;
};

export function gameCatalogueService({ catalogue, gameSettings, tiers }: CataloguePorts): Service {
  return {
    name: "game-catalogue",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      return [
        listGames(catalogue),
        listGameCategories(catalogue),
        listGameCollections(catalogue),
        getGame(catalogue),
        listConfiguredGames(catalogue, tiers),
        updateGameSettings(kit, { catalogue, gameSettings, tiers }),
        listGameChanges(kit),
        undoGameChange(kit, gameSettings),
      ];
    },
    start(kit) {
      kit.fourEyes.register(gameVariantChange({ catalogue, gameSettings }));
      return gameSettings.watch();
    },
  };
}
