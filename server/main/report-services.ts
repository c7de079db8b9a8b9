import type { Service } from "../kit/service.ts";
import { countSignUps } from "../services/identity/profile/index.ts";
import { reportsService } from "../services/office/reports/index.ts";
import type { GameRegistry } from "../services/play/games/index.ts";
import { roundGames } from "../services/play/seamless-wallet/index.ts";

/** Figures of the whole site: they are read from the ledger, and named by the services that know. */
export const reportServices = (registry: GameRegistry): readonly Service[] => [
  reportsService((kit) => ({
    roundGames,
    findGame(gameId) {
      return registry.find(gameId);
    },
    signUps: (from, to) => countSignUps(kit.db, from, to),
  })),
];
