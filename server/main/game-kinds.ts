import type { GameDocument } from "@parlour/contracts/entities/game-document";
import type { GameKinds } from "../kit/ports/game-kinds.ts";
import type { SitePorts } from "./compose-site.ts";

/** Creates the lookup of game kinds. Their categories come from the published content. */
export function createGameKinds({ settings, content }: Pick<SitePorts, "settings" | "content">): GameKinds {
  return {
    async read() {
      const { bucket, languageDefault } = await settings.get();
      const documents = await content.list(bucket, [languageDefault], "game");
      const categories = new Map(
        documents.map(({ body }) => [(body as GameDocument).id, (body as GameDocument).category]),
      );
      return (gameId) => ({ category: categories.get(gameId) ?? null });
    },
  };
}
