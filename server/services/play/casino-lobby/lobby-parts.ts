import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { GameCatalogue } from "@parlour/server/kit/ports/game-catalogue";
import type { Jackpots } from "@parlour/server/kit/ports/jackpots";

/** What the lobby needs of other services. */
export type LobbyParts = {
  jackpots: Jackpots;
  catalogue: GameCatalogue;
  settings: { get(): Promise<Pick<SiteConfiguration, "defaultCurrency">> };
};
