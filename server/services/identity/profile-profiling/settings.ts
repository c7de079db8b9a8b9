import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";

/** The part of the site configuration that concerns documents. */
export type DocumentSettings = { get(): Promise<Pick<SiteConfiguration, "documentVerificationEnabled">> };
