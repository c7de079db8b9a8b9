import type { StudioImport } from "@parlour/contracts/entities/studio-catalogue";
import type { Kit } from "../../../kit/kit.ts";
import type { Refusal } from "../../../kit/refusal.ts";
import { createAskStudio } from "./ask-studio.ts";
import { importGames } from "./import-games.ts";
import { launchStudioGame, type StudioLaunch } from "./launch-studio-game.ts";
import { findPicture } from "./store.ts";
import type { AskStudio, StudioGamesPorts } from "./studio-games-parts.ts";
import { createStudioOffer, type StudioOffer } from "./studio-offer.ts";

/** The games of other studios, for the catalogue, the launch and the wallet. */
export type StudioGames = {
  offer: StudioOffer;
  launch(gameId: string, launch: StudioLaunch): Promise<string | Refusal | undefined>;
  /**
   * Imports a studio's games. If `ask` is given, it is used instead of the studio's address, for a studio inside this
   * server.
   */
  importFrom(studio: string, ask?: AskStudio): Promise<StudioImport | "RUNNING">;
  findPicture(file: string): Promise<Buffer | undefined>;
};

export function createStudioGames(kit: Kit, ports: StudioGamesPorts): StudioGames {
  const offer = createStudioOffer(kit, ports.studios);
  const askOverHttp = createAskStudio(kit, ports);
  const running = new Set<string>();
  return {
    offer,
    async launch(gameId, launch) {
      const game = offer.find(gameId);
      return game && (await launchStudioGame({ kit, ask: askOverHttp, ...ports }, game, launch));
    },
    async importFrom(studio, ask = askOverHttp) {
      if (running.has(studio)) return "RUNNING";
      running.add(studio);
      try {
        const done = await importGames({ kit, ask, ...ports }, studio);
        await offer.announce();
        return done;
      } finally {
        running.delete(studio);
      }
    },
    findPicture: (file) => findPicture(kit.db, file),
  };
}
