import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";

/** As much of the site configuration as decides about documents. */
export type DocumentSettings = { get(): Promise<Pick<SiteConfiguration, "documentVerificationEnabled">> };
