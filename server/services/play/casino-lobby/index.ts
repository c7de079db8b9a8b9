import type { Service } from "@parlour/server/kit/service";
import type { LobbyParts } from "./lobby-parts.ts";
import { addFavouriteGame } from "./routes/add-favourite-game.ts";
import { listFavouriteGames } from "./routes/list-favourite-games.ts";
import { listFreeGames } from "./routes/list-free-games.ts";
import { listJackpotWins } from "./routes/list-jackpot-wins.ts";
import { listJackpots } from "./routes/list-jackpots.ts";
import { listRecentWins } from "./routes/list-recent-wins.ts";
import { removeFavouriteGame } from "./routes/remove-favourite-game.ts";

export { createRecentWins } from "./recent-wins.ts";
export { lobbyStore } from "./store.ts";

export function casinoLobbyService(parts: LobbyParts): Service {
  return {
    name: "casino-lobby",
    migrations: new URL("./migrations/", import.meta.url),
    routes(kit) {
      return [
        listJackpots(parts),
        listJackpotWins(parts),
        listRecentWins(parts),
        listFreeGames(kit),
        listFavouriteGames(kit),
        addFavouriteGame(kit, parts),
        removeFavouriteGame(kit),
      ];
    },
  };
}
