import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { GameCatalogue } from "@parlour/server/kit/ports/game-catalogue";
import type { Jackpots } from "@parlour/server/kit/ports/jackpots";

/** The ports that the lobby needs. */
export type LobbyParts = {
  jackpots: Jackpots;
  catalogue: GameCatalogue;
  settings: { get(): Promise<Pick<SiteConfiguration, "defaultCurrency">> };
};
