import type { Kit } from "@parlour/server/kit/kit";
import type { Service } from "@parlour/server/kit/service";
import { readContentFiles } from "./read-content-files.ts";
import { getPage } from "./routes/get-page.ts";
import { getRegion } from "./routes/get-region.ts";
import { searchPages } from "./routes/search-pages.ts";
import { contentStore } from "./store.ts";

export { contentStore } from "./store.ts";

const contentFolder = new URL("../../../content/", import.meta.url);
const seedBucket = "default";

export type ContentParts = {
  /** The language in which every document exists. */
  languageDefault(kit: Kit): Promise<string>;
};

export function contentService(parts: ContentParts): Service {
  return {
    name: "content",
    migrations: new URL("./migrations/", import.meta.url),
    routes(kit) {
      const languageDefault = () => parts.languageDefault(kit);
      return [
        getPage(kit, languageDefault),
        getRegion(kit, languageDefault),
        searchPages(kit, languageDefault),
      ];
    },
    async start(kit) {
      const store = contentStore(kit);
      await store.seed(seedBucket, readContentFiles(contentFolder));
      return store.watch();
    },
  };
}
