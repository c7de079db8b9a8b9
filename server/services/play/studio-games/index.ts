import type { Service } from "../../../kit/service.ts";
import { importStudioGames } from "./routes/import-studio-games.ts";
import { listStudios } from "./routes/list-studios.ts";
import { showStudioFrame } from "./routes/show-studio-frame.ts";
import type { StudioGames } from "./studio-games.ts";
import type { StudioGamesPorts } from "./studio-games-parts.ts";

export { createStudioGames, type StudioGames } from "./studio-games.ts";

export function studioGamesService(
  games: StudioGames,
  ports: Pick<StudioGamesPorts, "studios" | "isSwitchedOff">,
): Service {
  return {
    name: "studio-games",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => [showStudioFrame(kit), listStudios(kit, ports), importStudioGames(kit, games, ports)],
    start: () => games.offer.watch(),
  };
}
