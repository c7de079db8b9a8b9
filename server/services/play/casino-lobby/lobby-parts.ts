import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { GameCatalogue } from "@parlour/server/kit/ports/game-catalogue";
import type { Jackpots } from "@parlour/server/kit/ports/jackpots";
import type { RecentWins } from "@parlour/server/kit/ports/recent-wins";

export type LobbyParts = {
  jackpots: Jackpots;
  recentWins: Pick<RecentWins, "list" | "listJackpots">;
  catalogue: GameCatalogue;
  settings: { get(): Promise<Pick<SiteConfiguration, "defaultCurrency">> };
};
