import type { GameDocument } from "@parlour/contracts/entities/game-document";
import { isExcluded } from "@parlour/rules/geo-filter";
import type { GameSettingsSource } from "../kit/ports/game-settings-source.ts";
import type { VisitorOrigin } from "../kit/ports/visitor-location.ts";
import type { SitePorts } from "./compose-site.ts";

type Needs = Pick<SitePorts, "settings" | "content" | "location"> & { gameSettings: GameSettingsSource };

export type GameRegions = { isExcluded(gameId: string, visitor: VisitorOrigin): Promise<boolean> };

/** Creates the check of a visitor's location: a game cannot be launched where its page is not shown. */
export function createGameRegions({ settings, content, location, gameSettings }: Needs): GameRegions {
  return {
    async isExcluded(gameId, visitor) {
      const { bucket, languageDefault } = await settings.get();
      const documents = await content.list(bucket, [languageDefault], "game");
      const game = documents.map(({ body }) => body as GameDocument).find(({ id }) => id === gameId);
      const settingsOfGame = (await gameSettings.list()).get(gameId);
      return isExcluded(
        settingsOfGame?.geoTargetingFilter ?? game?.geoTargetingFilter,
        await location.findForContent(visitor),
      );
    },
  };
}
