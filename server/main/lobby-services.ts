import type { Kit } from "../kit/kit.ts";
import type { GameCatalogue } from "../kit/ports/game-catalogue.ts";
import type { GameOffer } from "../kit/ports/game-offer.ts";
import type { Jackpots } from "../kit/ports/jackpots.ts";
import type { VisitorLocation } from "../kit/ports/visitor-location.ts";
import type { Service } from "../kit/service.ts";
import { casinoLobbyService } from "../services/play/casino-lobby/index.ts";
import { gameCatalogue, gameCatalogueService, gameChoices } from "../services/play/game-catalogue/index.ts";
import { recentActivityService } from "../services/play/recent-activity-tracker/index.ts";
import { contentStore } from "../services/site/content/index.ts";
import { siteConfigStore } from "../services/site/site-config/index.ts";
import { readGameArt } from "./game-art.ts";

export type LobbyProviders = {
  offer(kit: Kit): GameOffer;
  jackpots(kit: Kit): Jackpots;
  location(kit: Kit): VisitorLocation;
  /** Whether the pictures of a game are there; asked of the picture library unless a test knows better. */
  hasArt?: ((slug: string) => boolean) | undefined;
};

export type Lobby = { services: readonly Service[]; catalogue(kit: Kit): GameCatalogue };

/** Everything that a visitor sees of the games before one is opened. */
export function createLobby({ offer, jackpots, location, hasArt }: LobbyProviders): Lobby {
  const isDrawn = hasArt ?? readGameArt();
  const partsOf = (kit: Kit) => ({
    content: contentStore(kit),
    offer: offer(kit),
    choices: gameChoices(kit),
    hasArt: isDrawn,
    settings: siteConfigStore(kit),
    location: location(kit),
  });
  const catalogue = (kit: Kit) => gameCatalogue(kit, partsOf);
  return {
    catalogue,
    services: [
      gameCatalogueService(partsOf),
      casinoLobbyService((kit) => ({
        jackpots: jackpots(kit),
        catalogue: catalogue(kit),
        settings: siteConfigStore(kit),
      })),
      recentActivityService({ catalogue }),
    ],
  };
}
