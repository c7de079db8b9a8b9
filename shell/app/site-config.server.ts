import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { PageContext } from "@parlour/contracts/page";

/** The page carries the answer of the configuration call, which the server has already checked. */
export function readSiteConfig(page: PageContext): SiteConfiguration {
  return page.siteConfig as SiteConfiguration;
}
