import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { GameOffer } from "@parlour/server/kit/ports/game-offer";
import type { GameSettingsSource } from "@parlour/server/kit/ports/game-settings-source";
import type { PublishedContent } from "@parlour/server/kit/ports/published-content";
import type { VisitorLocation } from "@parlour/server/kit/ports/visitor-location";

export type CatalogueParts = {
  content: PublishedContent;
  offer: GameOffer;
  gameSettings: GameSettingsSource;
  /** Returns whether a game has its card and wide pictures. */
  hasArt(slug: string): boolean;
  settings: {
    get(): Promise<Pick<SiteConfiguration, "bucket" | "languageDefault" | "dynamicCardsEnabled">>;
  };
  location: Pick<VisitorLocation, "findForContent">;
};
