import type { Kit } from "@parlour/server/kit/kit";
import type { Service } from "@parlour/server/kit/service";
import { type Catalogue, createCatalogue } from "./catalogue.ts";
import type { CatalogueParts } from "./catalogue-parts.ts";
import { gameChoices } from "./game-choices.ts";
import { chooseGame } from "./routes/choose-game.ts";
import { getGame } from "./routes/get-game.ts";
import { listChosenGames } from "./routes/list-chosen-games.ts";
import { listGameCategories } from "./routes/list-game-categories.ts";
import { listGameChanges } from "./routes/list-game-changes.ts";
import { listGames } from "./routes/list-games.ts";
import { undoGameChange } from "./routes/undo-game-change.ts";

export { gameChoices };

const catalogues = new WeakMap<Kit, Catalogue>();

/** One catalogue for each kit, so that whoever asks shares what was put together. */
export function gameCatalogue(kit: Kit, partsOf: (kit: Kit) => CatalogueParts): Catalogue {
  const known = catalogues.get(kit);
  if (known !== undefined) return known;
  const catalogue = createCatalogue(partsOf(kit));
  catalogues.set(kit, catalogue);
  return catalogue;
}

export function gameCatalogueService(partsOf: (kit: Kit) => CatalogueParts): Service {
  return {
    name: "game-catalogue",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      const catalogue = gameCatalogue(kit, partsOf);
      return [
        listGames(catalogue),
        listGameCategories(catalogue),
        getGame(catalogue),
        listChosenGames(catalogue),
        chooseGame(kit, catalogue),
        listGameChanges(kit),
        undoGameChange(kit),
      ];
    },
    start: (kit) => gameChoices(kit).watch(),
  };
}
