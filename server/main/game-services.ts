import type { GameDocument } from "@parlour/contracts/entities/game-document";
import { isExcluded } from "@parlour/rules/geo-filter";
import { createAdmission } from "@parlour/wagering/admission";
import type { Kit } from "../kit/kit.ts";
import type { GameCatalogue } from "../kit/ports/game-catalogue.ts";
import type { GameOffer } from "../kit/ports/game-offer.ts";
import type { GameSeats } from "../kit/ports/game-seats.ts";
import type { Jackpots } from "../kit/ports/jackpots.ts";
import type { VisitorLocation, Whereabouts } from "../kit/ports/visitor-location.ts";
import type { Service } from "../kit/service.ts";
import { createPlayers } from "../services/identity/profile/index.ts";
import { casinoIntegrationService } from "../services/play/casino-integration/index.ts";
import { gameChoices } from "../services/play/game-catalogue/index.ts";
import {
  gameOffer,
  gameSeatsOf,
  gamesService,
  jackpotsOf,
  playableGames,
} from "../services/play/games/index.ts";
import { gamesIntegrationService, launchTokensOf } from "../services/play/games-integration/index.ts";
import { seamlessWalletService } from "../services/play/seamless-wallet/index.ts";
import { jurisdictions } from "../services/protection/jurisdictions/index.ts";
import { contentStore } from "../services/site/content/index.ts";
import { siteConfigStore } from "../services/site/site-config/index.ts";
import { admissionChecks, wageringOf } from "./wagering.ts";

export type GameProviders = {
  location(kit: Kit): VisitorLocation;
  catalogue(kit: Kit): GameCatalogue;
};

export type Games = {
  services: readonly Service[];
  offer: GameOffer;
  jackpots(kit: Kit): Jackpots;
  /** For games that run by their own clock. */
  seats(kit: Kit): GameSeats;
};

/** Everything behind a game: its launch, its rounds, its money. */
export function createGames({ location, catalogue }: GameProviders): Games {
  const stakesOf = (kit: Kit) => async (gameId: string) =>
    (await gameChoices(kit).list()).get(gameId)?.stakes ?? null;
  const ports = (kit: Kit) => ({
    wagering: wageringOf(kit),
    practiceAdmission: createAdmission(admissionChecks(kit).filter(({ inPractice }) => inPractice)),
    players: createPlayers(kit),
    location: location(kit),
    jurisdictions: jurisdictions(kit),
    tokens: launchTokensOf(kit),
    catalogue: catalogue(kit),
    settings: siteConfigStore(kit),
    stakesOf: stakesOf(kit),
    isSwitchedOff: async (gameId: string) => (await gameChoices(kit).list()).get(gameId)?.isOn === false,
  });
  return {
    offer: gameOffer,
    jackpots: (kit) => jackpotsOf(wageringOf(kit).pools),
    seats: (kit) => gameSeatsOf(kit, ports),
    services: [
      seamlessWalletService((kit) => ({ wagering: wageringOf(kit), players: createPlayers(kit) })),
      gamesIntegrationService((kit) => ({
        games: playableGames,
        players: createPlayers(kit),
        location: location(kit),
        settings: siteConfigStore(kit),
        catalogue: catalogue(kit),
        isExcluded: (gameId, visitor) => isGameExcluded(kit, location(kit), gameId, visitor),
      })),
      gamesService(ports),
      casinoIntegrationService({ grants: (kit) => wageringOf(kit).grants, settings: siteConfigStore }),
    ],
  };
}

/** What its page is kept from, the game itself is kept from too. */
async function isGameExcluded(
  kit: Kit,
  location: VisitorLocation,
  gameId: string,
  visitor: Whereabouts,
): Promise<boolean> {
  const { bucket, languageDefault } = await siteConfigStore(kit).get();
  const documents = await contentStore(kit).list(bucket, [languageDefault], "game");
  const game = documents.map(({ body }) => body as GameDocument).find(({ id }) => id === gameId);
  const choice = (await gameChoices(kit).list()).get(gameId);
  return isExcluded(
    choice?.geoTargetingFilter ?? game?.geoTargetingFilter,
    await location.findForContent(visitor),
  );
}
