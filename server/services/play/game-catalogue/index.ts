import type { Service } from "@parlour/server/kit/service";
import type { Catalogue } from "./catalogue.ts";
import type { GameChoiceStore } from "./game-choices.ts";
import { chooseGame } from "./routes/choose-game.ts";
import { getGame } from "./routes/get-game.ts";
import { listChosenGames } from "./routes/list-chosen-games.ts";
import { listGameCategories } from "./routes/list-game-categories.ts";
import { listGameChanges } from "./routes/list-game-changes.ts";
import { listGames } from "./routes/list-games.ts";
import { undoGameChange } from "./routes/undo-game-change.ts";

export { type Catalogue, createCatalogue } from "./catalogue.ts";
export { createGameChoices, type GameChoiceStore } from "./game-choices.ts";

type CataloguePorts = { catalogue: Catalogue; choices: GameChoiceStore };

export function gameCatalogueService({ catalogue, choices }: CataloguePorts): Service {
  return {
    name: "game-catalogue",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      return [
        listGames(catalogue),
        listGameCategories(catalogue),
        getGame(catalogue),
        listChosenGames(catalogue),
        chooseGame(kit, { catalogue, choices }),
        listGameChanges(kit),
        undoGameChange(kit, choices),
      ];
    },
    start: () => choices.watch(),
  };
}
