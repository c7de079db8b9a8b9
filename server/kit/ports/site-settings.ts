import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";

/** The site configuration as services read it. Implemented by the site-config service, which caches it. */
export type SiteSettings = {
  get(): Promise<
    Pick<SiteConfiguration, "languagesPublished" | "mfaOperations" | "twoFactorAuthenticatorEnabled">
  >;
};
