import type { Service } from "../kit/service.ts";
import { contentService } from "../services/content/index.ts";
import { siteConfigService, siteConfigStore } from "../services/site-config/index.ts";

/**
 * Every service of the product, in the order in which they are migrated and started. Services do not know each
 * other: what one needs of another is handed over here.
 */
export function createServices(): readonly Service[] {
  return [
    siteConfigService,
    contentService({ languageDefault: async (kit) => (await siteConfigStore(kit).get()).languageDefault }),
  ];
}
