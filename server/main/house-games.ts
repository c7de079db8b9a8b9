import { loadRegistry } from "../services/play/games/index.ts";

/** The games of the house. Manifests load once per process, before the services are put together. */
export const houseGames = await loadRegistry();
