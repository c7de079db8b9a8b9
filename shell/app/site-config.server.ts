import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { PageContext } from "@parlour/contracts/page";

/** The site configuration, which the server has already validated. */
export function readSiteConfig(page: PageContext): SiteConfiguration {
  return page.siteConfig as SiteConfiguration;
}
