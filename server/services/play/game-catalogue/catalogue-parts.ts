import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { GameChoices } from "@parlour/server/kit/ports/game-choices";
import type { GameOffer } from "@parlour/server/kit/ports/game-offer";
import type { PublishedContent } from "@parlour/server/kit/ports/published-content";
import type { VisitorLocation } from "@parlour/server/kit/ports/visitor-location";

/** What the catalogue is put together from. */
export type CatalogueParts = {
  content: PublishedContent;
  offer: GameOffer;
  /** What operators decided about games. */
  choices: GameChoices;
  /** Whether the pictures of a game have been made: its card and its wide view. */
  hasArt(slug: string): boolean;
  settings: {
    get(): Promise<Pick<SiteConfiguration, "bucket" | "languageDefault" | "dynamicCardsEnabled">>;
  };
  location: Pick<VisitorLocation, "findForContent">;
};
