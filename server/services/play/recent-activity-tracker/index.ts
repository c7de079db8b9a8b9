import type { GameCatalogue } from "@parlour/server/kit/ports/game-catalogue";
import type { Service } from "@parlour/server/kit/service";
import { listPopularGames } from "./routes/list-popular-games.ts";
import { listRecentGames } from "./routes/list-recent-games.ts";
import { recordCasinoGame } from "./routes/record-casino-game.ts";

export { seedRecentGames } from "./seed-recent-games.ts";

export function recentActivityService({ catalogue }: { catalogue: GameCatalogue }): Service {
  return {
    name: "recent-activity-tracker",
    migrations: new URL("./migrations/", import.meta.url),
    routes: (kit) => [recordCasinoGame(kit, catalogue), listRecentGames(kit), listPopularGames(kit)],
  };
}
