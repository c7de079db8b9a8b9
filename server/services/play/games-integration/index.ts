import type { Service } from "../../../kit/service.ts";
import type { LaunchParts } from "./launch-game.ts";
import { deleteOldLaunches } from "./launch-tokens.ts";
import { getGameUrl } from "./routes/get-game-url.ts";
import { getGameUrlByParameters } from "./routes/get-game-url-by-parameters.ts";
import { getIntegratedGameUrl } from "./routes/get-integrated-game-url.ts";
import { getPracticeGameUrl } from "./routes/get-practice-game-url.ts";

export { createLaunchTokens } from "./launch-tokens.ts";

const sweepJob = "games-integration-sweep";

export function gamesIntegrationService(ports: Omit<LaunchParts, "kit">): Service {
  return {
    name: "games-integration",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      const parts = { kit, ...ports };
      return [
        getIntegratedGameUrl(parts),
        getPracticeGameUrl(parts),
        getGameUrl(parts),
        getGameUrlByParameters(parts),
      ];
    },
    async start(kit) {
      await kit.jobs.work(sweepJob, () => deleteOldLaunches(kit.db, kit.clock.now()));
      await kit.jobs.schedule(sweepJob, "29 * * * *");
      return async () => {};
    },
  };
}
