import { loadRegistry } from "../services/play/games/index.ts";

/** The in-house games. Manifests are loaded once per process, before the services are composed. */
export const houseGames = await loadRegistry();
