import type { GameDocument } from "@parlour/contracts/entities/game-document";
import type { Kit } from "../kit/kit.ts";
import type { BonusGrants } from "../kit/ports/bonus-grants.ts";
import type { GameKinds } from "../kit/ports/game-kinds.ts";
import type { Service } from "../kit/service.ts";
import { createPlayers } from "../services/identity/profile/index.ts";
import { spinGames } from "../services/play/games/index.ts";
import { type BonusParts, bonusesService, createBonusGrants } from "../services/rewards/bonuses/index.ts";
import {
  createPlayerTiers,
  type LoyaltyParts,
  loyaltyService,
} from "../services/rewards/loyalty-points/index.ts";
import { contentStore } from "../services/site/content/index.ts";
import { siteConfigStore } from "../services/site/site-config/index.ts";
import { visitorLocation } from "./visitor-location.ts";
import { wageringOf } from "./wagering.ts";

/** What players get beside the games: points and tiers, offers and bonuses. */
export const rewardServices: readonly Service[] = [loyaltyService(loyaltyParts), bonusesService(bonusParts)];

export function bonusParts(kit: Kit): BonusParts {
  return {
    kit,
    players: createPlayers(kit),
    wagering: wageringOf(kit),
    games: gameKinds(kit),
    spinGames,
    tiers: createPlayerTiers(kit),
    settings: siteConfigStore(kit),
    location: visitorLocation(kit),
  };
}

export function bonusGrants(kit: Kit): BonusGrants {
  return createBonusGrants(bonusParts(kit));
}

export function loyaltyParts(kit: Kit): LoyaltyParts {
  return {
    kit,
    players: createPlayers(kit),
    wagering: wageringOf(kit),
    games: gameKinds(kit),
    bonuses: bonusGrants(kit),
    settings: siteConfigStore(kit),
  };
}

/** Every game that is played through the seamless wallet is the casino's; its category is the content's. */
function gameKinds(kit: Kit): GameKinds {
  return {
    async read() {
      const { bucket, languageDefault } = await siteConfigStore(kit).get();
      const documents = await contentStore(kit).list(bucket, [languageDefault], "game");
      const categories = new Map(
        documents.map(({ body }) => [(body as GameDocument).id, (body as GameDocument).category]),
      );
      return (gameId) => ({ category: categories.get(gameId) ?? null, vertical: "casino" });
    },
  };
}
