import { returns } from "@parlour/games/kit/math/returns";
import { productsOf } from "@parlour/wagering/rounds";
import type { Service } from "../kit/service.ts";
import { countSignUps } from "../services/identity/profile/index.ts";
import { reportsService } from "../services/office/reports/index.ts";
import { playableGames } from "../services/play/games/index.ts";

/** Figures of the whole site: they are read from the ledger, and named by the services that know. */
export const reportServices: readonly Service[] = [
  reportsService((kit) => ({
    roundGames: productsOf,
    findGame(gameId) {
      const game = playableGames.find(gameId);
      const proven = game && returns[game.slug];
      return game && proven && { name: game.name, proven };
    },
    signUps: (from, to) => countSignUps(kit.db, from, to),
  })),
];
